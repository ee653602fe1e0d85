// SPDX-License-Identifier: MIT

import Gtk

/// Containers: boxes, grids, panes and stacks.
final class ContainersPage: Page {
    static let lesson = Lesson(
        "Containers", in: .containers,
        about:
            "Boxes and grids distribute space; in panes, notebooks, stacks and expanders the user chooses what is visible.",
        words: "box grid paned notebook stack switcher expander overlay tabs frame center"
    ) { ContainersPage() }

    let paned = Gtk.Paned(orientation: .horizontal)
    let notebook = Gtk.Notebook()
    let addTab = Gtk.Button(mnemonic: "_Add a tab")
    let stack = Gtk.Stack()
    let expander = Gtk.Expander(mnemonic: "_More")
    let unread = Gtk.Label("3")

    init() {
        super.init(Self.lesson)
        let grid = Gtk.Grid()
        (grid.columnSpacing, grid.rowSpacing, grid.columnHomogeneous) = (6, 6, true)
        for number in 1...9 {
            let digit = Gtk.Button(label: "\(number)")
            digit.onClicked { [unowned self] in report("Dialled \(number).") }
            grid.attach(digit, column: (number - 1) % 3, row: (number - 1) / 3, width: 1, height: 1)
        }
        section("Grid", nil, grid)

        paned.startChild = Self.tile("Start")
        paned.endChild = Self.tile("End")
        paned.position = 200
        paned.setSizeRequest(width: -1, height: 90)
        paned.onNotify(\.position) { [weak self] position in self?.report("The divider is at \(position).") }
        section("Panes", "F8 focuses the divider; the arrow keys move it.", paned)

        for name in ["First", "Second"] { addPage(name) }
        notebook.scrollable = true
        notebook.onSwitchPage { [weak self] page, _ in
            guard let self else { return }
            report("The tab “\(notebook.tabLabelText(of: page) ?? "")”.")
        }
        addTab.halign = .start
        addTab.onClicked { [unowned self] in
            addPage("Tab \(notebook.nPages + 1)")
            notebook.page = notebook.nPages - 1
        }
        section("Notebook", nil, notebook, addTab)

        for name in ["Day", "Week", "Month"] {
            stack.addTitled(Self.tile(name), name: name.lowercased(), title: name)
        }
        stack.transitionType = .slideLeftRight
        stack.onNotify(\.visibleChildName) { [weak self] visibleChildName in
            self?.report("Showing the \(visibleChildName ?? "").")
        }
        let switcher = Gtk.StackSwitcher()
        switcher.stack = stack
        switcher.halign = .center
        section("Stack", nil, switcher, stack)

        expander.child = .paragraph("What most people need not know.")
        expander.onNotify(\.expanded) { [weak self] expanded in self?.report(expanded ? "Opened." : "Closed.")
        }
        let overlay = Gtk.Overlay()
        overlay.child = Self.tile("Inbox")
        unread.halign = .end
        unread.valign = .start
        unread.setMargins(6)
        unread.addCssClass("badge")
        unread.update(.label, "3 unread")
        overlay.addOverlay(unread)
        section("Expander and overlay", nil, expander, overlay)
        report("Nothing happened yet.")
    }

    private func addPage(_ name: String) {
        let page = Self.tile("The page of “\(name)”")
        notebook.appendPage(page, tabLabel: Gtk.Label(name))
        notebook.setTabReorderable(page, reorderable: true)
    }

    private static func tile(_ text: String) -> Gtk.Label {
        let label = Gtk.Label(text)
        label.addCssClass("tile")
        return label
    }
}
