// SPDX-License-Identifier: MIT

import ViewKit

/// A split view in memory. It has the width of its window; without a window it is wide enough for both views.
/// ```swift
/// try app.splitView().resize(toWidth: 360)
/// #expect(try app.splitView().isCollapsed)
/// ```
@preconcurrency @MainActor
public final class HeadlessSplitView: HeadlessContainer<SplitViewState, SplitViewEvent> {
    /// Whether only one of the views is visible.
    public private(set) var isCollapsed = false
    private var width: Int?

    /// Shows `state`.
    public override func render(_ state: SplitViewState) {
        super.render(state)
        update()
    }

    /// Gives the view another width, as by another size of the window.
    public func resize(toWidth width: Int) {
        self.width = width
        update()
    }

    /// Moves the border between the views so that the side bar has this width, but not less than its minimum.
    public func dragBorder(toWidth sidebarWidth: Int, file: StaticString = #fileID, line: Int = #line) throws
    {
        try located(file, line) {
            guard isEnabled, !isCollapsed else {
                throw HeadlessError.disabled(role: role, name: name, action: "move the border of")
            }
            send(.sidebarWidth(max(sidebarWidth, shown?.minimumSidebarWidth ?? 0)))
        }
    }

    /// Moves the border so that the upper view has this height, but not less than its minimum.
    public func dragBorder(toHeight topHeight: Int, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try dragBorder(toWidth: topHeight) }
    }

    override func windowDidResize(to size: Size) {
        resize(toWidth: size.width)
        if shown?.axis == .vertical, !isCollapsed {
            let top = min(shown?.sidebarWidth ?? 0, size.height)
            for (index, child) in children.enumerated() {
                child.windowDidResize(
                    to: Size(width: size.width, height: index == 0 ? top : size.height - top))
            }
            return
        }
        let sidebar = min(shown?.sidebarWidth ?? 0, size.width)
        for (index, child) in children.enumerated() {
            let width = isCollapsed ? size.width : index == 0 ? sidebar : size.width - sidebar
            child.windowDidResize(to: Size(width: width, height: size.height))
        }
    }

    private func update() {
        guard let shown else { return }
        let isCollapsed = width.map { $0 < shown.collapseWidth ?? 0 } ?? false
        guard isCollapsed != self.isCollapsed else { return }
        self.isCollapsed = isCollapsed
        setNeedsLayout()
        send(.collapsed(isCollapsed))
    }

    override var shownChildren: [HeadlessView] {
        guard isCollapsed else { return children }
        return shown?.showsSidebar == true ? Array(children.prefix(1)) : Array(children.dropFirst())
    }
}
