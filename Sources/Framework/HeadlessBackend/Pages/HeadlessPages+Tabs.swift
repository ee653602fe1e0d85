// SPDX-License-Identifier: MIT

import ViewKit

/// The actions of a user on the tabs of a tab view. The view in memory is wide enough for all tabs.
extension HeadlessPages {
    /// The text after the title of a tab, such as the number of unread messages; empty for none.
    public func badge(of title: String, file: StaticString = #fileID, line: Int = #line) throws -> String {
        try located(file, line) { traits(at: try index(of: title)).badge }
    }

    /// The name of the icon before the title of a tab; nil for none.
    public func icon(of title: String, file: StaticString = #fileID, line: Int = #line) throws -> String? {
        try located(file, line) { traits(at: try index(of: title)).icon }
    }

    /// Closes a tab, as by its close button, by the middle mouse button, or by Ctrl+W.
    public func closeTab(_ title: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            let index = try index(of: title)
            guard traits(at: index).isClosable else {
                throw HeadlessError.tabCannot("be closed", title, "isClosable")
            }
            try request(.close(index), "close a tab of")
        }
    }

    /// Moves a tab to another position, as by dragging it.
    public func moveTab(_ title: String, to newIndex: Int, file: StaticString = #fileID, line: Int = #line)
        throws
    {
        try located(file, line) {
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
    }

    /// Moves a tab into a window of its own, as by dragging it off the window, or by its menu.
    public func detachTab(_ title: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            let index = try index(of: title)
            guard traits(at: index).isDetachable else {
                throw HeadlessError.tabCannot("be moved into a window", title, "isDetachable")
            }
            try request(.detach(index), "move a tab of")
        }
    }

    /// Drags a tab of another tab view, or of this one, to a position of this one.
    ///
    /// Both need the same `TabExchange`. A tab of this view is moved within its row by ``moveTab(_:to:file:line:)``.
    public func dropTab(
        _ title: String, of source: HeadlessPages, at drop: TabDrop, file: StaticString = #fileID,
        line: Int = #line
    ) throws {
        try located(file, line) {
            let index = try source.index(of: title)
            try source.requireOperable()
            guard let exchange = shown?.exchange, let from = source.shown?.exchange,
                from.exchange == exchange.exchange
            else {
                throw HeadlessError.other(
                    "The tab \"\(title)\" cannot be dropped here. Set the same exchange of both TabControllers."
                )
            }
            if drop == .trailingHalf || drop == .bottomHalf, !exchange.takesEdges {
                throw HeadlessError.other(
                    "The tab \"\(title)\" cannot be dropped at an edge. Create the TabExchange with takesEdges: true."
                )
            }
            try request(.take(index, from: from.number, at: drop), "drop a tab on")
        }
    }

    /// Drops the tab with an index, of the tab view with a number of the exchange.
    package func take(_ index: Int, from number: Int, at drop: TabDrop) throws {
        guard shown?.exchange != nil else {
            throw HeadlessError.other("No tab can be dropped here. Set exchange of the TabView.")
        }
        try request(.take(index, from: number, at: drop), "drop a tab on")
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
