// SPDX-License-Identifier: MIT

import ViewKit

/// A menu that is open in memory.
/// ```swift
/// let menu = try app.view("Map").openContextMenu()
/// #expect(menu.titles == ["Zoom In", "Zoom Out"])
/// try menu.choose("Zoom In")
/// ```
@preconcurrency @MainActor public final class HeadlessMenu {
    /// The menu.
    public let menu: Menu
    /// The view that opened it.
    public private(set) weak var view: HeadlessView?
    /// The position in that view at which the menu is open; nil if the user opened it by a key.
    public let position: Point?

    init(_ menu: Menu, of view: HeadlessView, at position: Point?) {
        self.menu = menu
        self.view = view
        self.position = position
    }

    /// The titles of its items, in order.
    public var titles: [String] { menu.items.map(\.visibleTitle) }

    /// The titles of the items with a check mark: those of actions that are on, and of values that are chosen.
    public var checked: [String] { menu.items.filter { isChecked($0) }.map(\.visibleTitle) }

    /// The titles of the items that can be chosen.
    public var enabled: [String] {
        menu.items.filter { $0.submenu != nil || reason(against: $0) == nil }.map(\.visibleTitle)
    }

    /// Chooses an item by its path, the titles of the menus and of the item: `choose("View", "Sort By", "Name")`. The menu closes.
    ///
    /// - Throws: `HeadlessError.noItem`, or `itemDisabled` if the action of the item is disabled, or is not in the window.
    public func choose(_ path: String..., file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try choose(path) }
    }

    /// Chooses an item by its path, the titles of the menus and of the item. The menu closes.
    public func choose(_ path: [String], file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            guard let view else { throw HeadlessError.noItem(path.joined(separator: " > "), items: []) }
            var items = menu.items
            for title in path.dropLast() {
                guard let submenu = items.first(where: { $0.submenu != nil && $0.isTitled(title) })?.submenu
                else {
                    throw HeadlessError.noItem(
                        title, items: items.filter { $0.submenu != nil }.map(\.visibleTitle))
                }
                items = submenu.items
            }
            guard let title = path.last,
                let item = items.first(where: { $0.submenu == nil && $0.isTitled(title) })
            else {
                throw HeadlessError.noItem(path.last ?? "", items: items.map(\.visibleTitle))
            }
            if let reason = reason(against: item) {
                throw HeadlessError.itemDisabled(item.visibleTitle, reason: reason)
            }
            close()
            if view.input.actions.contains(where: { $0.id == item.action }) {
                let event =
                    item.value.map { InputEvent.choice(item.action, value: $0) } ?? .action(item.action)
                view.perform { view.onInput?(event) }
            } else if let value = item.value {
                try view.root.window?.perform(item.action, with: value)
            } else {
                try view.root.window?.perform(item.action)
            }
        }
    }

    /// Closes the menu, as Escape does.
    public func close() {
        guard let window = view?.root.window, window.menu === self else { return }
        window.menu = nil
    }

    private func action(of item: Menu.Item) -> ActionProperties? {
        view?.input.actions.first { $0.id == item.action }
            ?? view?.root.window?.state.actions.first { $0.id == item.action }
    }

    private func isChecked(_ item: Menu.Item) -> Bool {
        guard let action = action(of: item) else { return false }
        return item.value.map { $0 == action.value } ?? action.isOn ?? false
    }

    private func reason(against item: Menu.Item) -> String? {
        guard let action = action(of: item) else {
            return "the window has no action \"\(item.action)\""
        }
        if !action.isEnabled { return "the action \"\(item.action)\" is disabled" }
        if action.takesValue, item.value == nil {
            return "the action \"\(item.action)\" takes a value, and the item has none"
        }
        if !action.takesValue, item.value != nil {
            return "the action \"\(item.action)\" takes no value, and the item has one"
        }
        return nil
    }

    /// The titles of its items, in a line.
    public var description: String { "menu \(titles)" }
}

extension HeadlessView {
    public func showMenu(_ menu: Menu, at position: Point?) { _ = makeMenu(menu, at: position) }

    private func makeMenu(_ menu: Menu, at position: Point?) -> HeadlessMenu {
        let open = HeadlessMenu(menu, of: self, at: position)
        root.window?.menu = open
        let known = input.actions.map(\.id) + (root.window?.state.actions.map(\.id) ?? [])
        for message in menu.misspeltActions(among: known) { onInput?(.failed(message)) }
        return open
    }

    fileprivate func open(_ menu: Menu) throws -> HeadlessMenu {
        try requireOperable()
        guard isEnabled else { throw HeadlessError.disabled(role: role, name: name, action: "open") }
        return makeMenu(menu, at: nil)
    }

    /// Opens the context menu of the view, as by the secondary mouse button at a position, or by the Menu key.
    ///
    /// - Throws: `HeadlessError.noContextMenu` if neither the view nor a view that it is in has one.
    @discardableResult public func openContextMenu(
        at position: Point? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessMenu {
        try located(file, line) {
            var view: HeadlessView? = self
            while let next = view {
                if next.onContextRequest != nil {
                    try next.requestContext(ContextRequest(position: position))
                    if let menu = next.root.window?.menu { return menu }
                }
                view = next.parent
            }
            throw HeadlessError.noContextMenu(role: role, name: name)
        }
    }

    /// Chooses an item of the context menu of the view by its path.
    public func chooseFromContextMenu(_ path: String..., file: StaticString = #fileID, line: Int = #line)
        throws
    {
        try located(file, line) { try openContextMenu().choose(path) }
    }
}

extension HeadlessControl where State == MenuButtonState, Event == Never {
    /// Opens the menu of the button.
    @discardableResult public func open(file: StaticString = #fileID, line: Int = #line) throws
        -> HeadlessMenu
    {
        try located(file, line) { try open(shown?.menu ?? Menu()) }
    }
    /// Chooses an item of the menu by its path.
    public func choose(_ path: String..., file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try open().choose(path) }
    }
}

extension HeadlessControl where State == MenuBarState, Event == Never {
    /// Opens the menu with a title.
    @discardableResult public func open(_ title: String, file: StaticString = #fileID, line: Int = #line)
        throws -> HeadlessMenu
    {
        try located(file, line) {
            let menus = shown?.menus ?? []
            guard let menu = menus.first(where: { $0.isTitled(title) })?.submenu else {
                throw HeadlessError.noItem(title, items: menus.map(\.visibleTitle))
            }
            return try open(menu)
        }
    }

    /// Chooses an item by its path: `choose("File", "Open…")`.
    public func choose(_ path: String..., file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            guard let title = path.first else { return }
            try open(title).choose(Array(path.dropFirst()))
        }
    }
}
