// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

/// The columns of a split view: their widths, and which of them there is space for. A column is named by its index.
@MainActor final class SplitColumns {
    /// The widths of the columns but the last one.
    let widths: BehaviorRelay<[Int]>
    /// The column that is in front while there is too little space for all of them.
    let fronts = BehaviorRelay(value: SplitController.Column.detail)
    /// The bar of each column except the first one. It is visible if the column has no other back button.
    private(set) lazy var bars = (0..<last).map { _ in NavigationBar() }
    /// The nested split views: each column except the last one is the side bar of one. Each split view is the content of the one before.
    private var levels: [SplitView] = []
    private let collapseWidth: Int?
    /// The width that the side bar of three columns needs. It does not change with the border, so that no
    /// column is hidden while the user moves it.
    private let initialSidebarWidth: Int
    var minimumSidebarWidth: Int? { didSet { levels.first?.minimumSidebarWidth = minimumSidebarWidth } }

    init(widths: [Int], collapseWidth: Int?) {
        self.widths = BehaviorRelay(value: widths)
        initialSidebarWidth = widths[0]
        self.collapseWidth = collapseWidth
    }

    var last: Int { widths.value.count }

    var isCollapsed: Bool { levels.contains { $0.isCollapsed } }

    /// Adds the split view of a column and of what is beside it. The last one comes first.
    func addLevel(_ sidebar: any View, beside content: any View) -> SplitView {
        let index = last - 1 - levels.count
        let level = SplitView(
            sidebar: sidebar, content: content, sidebarWidth: widths.value[index],
            collapseWidth: collapseWidth.map { levels.isEmpty ? $0 : $0 + initialSidebarWidth })
        level.expandsVertically = true
        if index == 0 { level.minimumSidebarWidth = minimumSidebarWidth }
        levels.insert(level, at: 0)
        return level
    }

    func setWidths(_ some: [Int]) {
        let new = zip(widths.value, some).map { $1 } + widths.value.dropFirst(some.count)
        guard new != widths.value else { return }
        widths.accept(new)
        for (level, width) in zip(levels, new) { level.sidebarWidth = width }
    }

    /// The visible columns, with a column in front.
    func visible(front: Int) -> [Int] {
        var columns: [Int] = []
        for (index, level) in levels.enumerated() {
            if !level.isCollapsed {
                columns.append(index)
            } else if front <= index {
                return columns + [index]
            }
        }
        return levels.isEmpty ? Array(0...last) : columns + [last]
    }

    /// The column to which the user goes back from the one in front; nil for none.
    func behind(_ front: Int) -> Int? { levels.indices.last { levels[$0].isCollapsed && front > $0 } }

    func show(front: Int) {
        for (index, level) in levels.enumerated() { level.showsSidebar = front <= index }
    }
}
