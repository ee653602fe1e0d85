// SPDX-License-Identifier: MIT

import ViewKit

/// The actions of a user on the tabs of a tab view. The view in memory is wide enough for all tabs.
extension HeadlessPages {
    /// The text after the title of a tab, such as the number of unread messages; empty for none.
    public func badge(of title: String) throws -> String { traits(at: try index(of: title)).badge }

    /// Closes a tab, as by its close button, by the middle mouse button, or by Ctrl+W.
    public func closeTab(_ title: String) throws {
        let index = try index(of: title)
        guard traits(at: index).isClosable else {
            throw HeadlessError.tabCannot("be closed", title, "isClosable")
        }
        try request(.close(index), "close a tab of")
    }

    /// Moves a tab to another position, as by dragging it.
    public func moveTab(_ title: String, to newIndex: Int) throws {
        let index = try index(of: title)
        guard shown?.isReorderable == true else {
            throw HeadlessError.other(
                "The tabs cannot be moved. Set reordersTabs of the TabController, or isReorderable of the TabView."
            )
        }
        guard titles.indices.contains(newIndex) else {
            throw HeadlessError.other(
                "The tab \"\(title)\" cannot be moved to position \(newIndex): there are \(titles.count) tabs."
            )
        }
        if index != newIndex { try request(.move(index, to: newIndex), "move a tab of") }
    }

    /// Moves a tab into a window of its own, as by dragging it off the window, or by its menu.
    public func detachTab(_ title: String) throws {
        let index = try index(of: title)
        guard traits(at: index).isDetachable else {
            throw HeadlessError.tabCannot("be moved into a window", title, "isDetachable")
        }
        try request(.detach(index), "move a tab of")
    }

    /// Presses a key combination; returns whether the view handles it.
    func press(_ keys: KeyCombination) throws -> Bool {
        guard role == .tabs || role == .pager, let selected = shown?.selected else { return false }
        switch (keys.key, keys.modifiers) {
        case ("Page_Up", .control): try selectPrevious()
        case ("Page_Down", .control): try selectNext()
        case ("Page_Up", [.control, .shift]): return try moveSelected(from: selected, by: -1)
        case ("Page_Down", [.control, .shift]): return try moveSelected(from: selected, by: 1)
        case ("w", .control) where traits(at: selected).isClosable:
            try request(.close(selected), "close a tab of")
        default: return false
        }
        return true
    }

    private func moveSelected(from index: Int, by offset: Int) throws -> Bool {
        guard shown?.isReorderable == true, children.indices.contains(index + offset) else { return false }
        try request(.move(index, to: index + offset), "move a tab of")
        return true
    }

    private func request(_ request: TabRequest, _ verb: String) throws {
        try requireOperable()
        guard isEnabled else { throw HeadlessError.disabled(role: role, name: name, action: verb) }
        send(.tab(request))
    }

    private func traits(at index: Int) -> TabTraits {
        let traits = shown?.tabs ?? []
        return traits.indices.contains(index) ? traits[index] : TabTraits()
    }

    private func index(of title: String) throws -> Int {
        guard let index = titles.firstIndex(of: title) else {
            throw HeadlessError.notFound(role: "tab", name: title, there: titles)
        }
        return index
    }
}

extension HeadlessError {
    fileprivate static func tabCannot(_ action: String, _ title: String, _ property: String) -> HeadlessError
    {
        .other("The tab \"\(title)\" cannot \(action). Set \(property) of the tabItem of its screen.")
    }
}
