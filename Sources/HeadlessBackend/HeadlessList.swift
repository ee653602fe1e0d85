// SPDX-License-Identifier: MIT

import ViewKit

/// A list in memory. Its rows exist once they are looked at, as on a screen they do once they are scrolled to.
@preconcurrency @MainActor
public final class HeadlessList: HeadlessControl<ListViewState, ListViewEvent>, BackendList {
    public var makeCell: (@MainActor () -> ListCell)?

    private var cells: [ListCell?] = []

    init() { super.init(.list) }

    public func splice(_ change: ListSplice) {
        cells.replaceSubrange(
            change.position..<change.position + change.removed,
            with: Array(repeating: nil, count: change.added))
    }

    /// The name of each row: its accessible name, or else the first text on it.
    public var rows: [String] {
        shownChildren.map { $0.common.accessibilityLabel ?? $0.visibleTexts.first ?? "" }
    }

    /// All texts of each row.
    public var rowTexts: [[String]] { shownChildren.map(\.visibleTexts) }

    /// The row that is selected, counted from zero; nil if none is.
    public var selectedRow: Int? { shown?.selectedRow }

    override var shownChildren: [HeadlessView] {
        cells.indices.compactMap { cell(at: $0)?.view as? HeadlessView }
    }

    override var laidOutChildren: [HeadlessView] { cells.compactMap { $0?.view as? HeadlessView } }

    private func cell(at row: Int) -> ListCell? {
        if let cell = cells[row] { return cell }
        guard let cell = makeCell?() else { return nil }
        (cell.view as? HeadlessView)?.parent = self
        cell.bind(row)
        cells[row] = cell
        return cell
    }
}
