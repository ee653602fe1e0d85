// SPDX-License-Identifier: MIT

import ViewKit

/// Finds what a person can see, and does what they can do.
extension HeadlessWindow {
    /// The visible view of a type with that name or identifier; without a name, the only one of its type.
    func find<V: HeadlessView>(_ type: V.Type, _ roles: Set<Role>, _ name: String?) throws -> V {
        let role = roles.map(\.rawValue).sorted().joined(separator: " or ")
        let candidates = (front?.visibleViews ?? []).compactMap { $0 as? V }.filter {
            roles.contains($0.role)
        }
        guard let name else {
            guard let only = candidates.first else {
                throw HeadlessError.notFound(role: role, name: "", there: [])
            }
            guard candidates.count == 1 else {
                throw HeadlessError.ambiguous(role: role, name: "", count: candidates.count)
            }
            return only
        }
        var matches = candidates.filter { $0.common.identifier == name }
        if matches.isEmpty { matches = candidates.filter { $0.name == name } }
        guard let match = matches.first else {
            throw HeadlessError.notFound(role: role, name: name, there: candidates.map(\.name))
        }
        guard matches.count == 1 else {
            throw HeadlessError.ambiguous(role: role, name: name, count: matches.count)
        }
        return match
    }

    /// What the person can operate: the front popover while one is open, the window otherwise.
    private var front: HeadlessView? {
        layOut()
        return popovers.last?.content ?? content
    }

    private func operable() throws {
        if let dialog = dialogs.last { throw HeadlessError.behindDialog(dialog.title) }
    }

    /// The texts of all visible labels, in reading order.
    public var texts: [String] { front?.visibleTexts ?? [] }

    /// The visible label with that text or identifier; without a name, the only one.
    ///
    /// This and the questions below throw a ``HeadlessError`` that says what there is, if there is no such
    /// view, or if there are several. What a person operates is not found behind a dialog.
    public func label(_ name: String? = nil) throws -> HeadlessView {
        try find(HeadlessView.self, [.label], name)
    }

    /// Any visible view with that name or identifier.
    public func view(_ name: String) throws -> HeadlessView {
        try find(HeadlessView.self, Set(front?.visibleViews.map(\.role) ?? []), name)
    }

    /// The visible button with that name or identifier; without a name, the only one.
    public func button(_ name: String? = nil) throws -> HeadlessControl<ButtonState, ButtonEvent> {
        try operable()
        return try find(HeadlessControl<ButtonState, ButtonEvent>.self, [.button], name)
    }

    /// The visible text field with that name or identifier; without a name, the only one.
    public func textField(_ name: String? = nil) throws -> HeadlessControl<TextFieldState, TextEvent> {
        try operable()
        return try find(HeadlessControl<TextFieldState, TextEvent>.self, [.textField, .searchField], name)
    }

    /// The visible text view with that name or identifier; without a name, the only one.
    public func textView(_ name: String? = nil) throws -> HeadlessControl<TextViewState, TextEvent> {
        try operable()
        return try find(HeadlessControl<TextViewState, TextEvent>.self, [.textView], name)
    }

    /// The visible check box or switch with that name or identifier; without a name, the only one.
    public func toggle(_ name: String? = nil) throws -> HeadlessControl<ToggleState, ToggleEvent> {
        try operable()
        return try find(HeadlessControl<ToggleState, ToggleEvent>.self, [.checkBox, .toggle], name)
    }

    /// The visible drop-down with that name or identifier; without a name, the only one.
    public func dropDown(_ name: String? = nil) throws -> HeadlessControl<DropDownState, SelectionEvent> {
        try operable()
        return try find(HeadlessControl<DropDownState, SelectionEvent>.self, [.dropDown], name)
    }

    /// Tabs, by the name of their view.
    public func tabs(_ name: String? = nil) throws -> HeadlessPages {
        try operable()
        return try find(HeadlessPages.self, [.tabs], name)
    }

    /// Pages to leaf through.
    public func pager(_ name: String? = nil) throws -> HeadlessPages {
        try operable()
        return try find(HeadlessPages.self, [.pager], name)
    }

    /// The visible list with that name or identifier; without a name, the only one.
    public func list(_ name: String? = nil) throws -> HeadlessList {
        try operable()
        return try find(HeadlessList.self, [.list], name)
    }
}

extension HeadlessControl where State == ButtonState, Event == ButtonEvent {
    /// Presses the button.
    public func tap() throws { try send(.tapped, doing: "press") }
}

extension HeadlessControl where State == TextFieldState, Event == TextEvent {
    /// Replaces the text, as by selecting all of it and typing.
    public func type(_ text: String) throws { try send(.changed(text), doing: "type into") }
    /// Presses Return.
    public func pressReturn() throws { try send(.activated, doing: "press Return in") }
    /// Presses Escape.
    public func pressEscape() throws { try send(.cancelled, doing: "press Escape in") }
    /// Why the text is not accepted; nil when it is.
    public var problem: String? { shown?.problem }
}

extension HeadlessControl where State == TextViewState, Event == TextEvent {
    /// Replaces the text.
    public func type(_ text: String) throws { try send(.changed(text), doing: "type into") }
}

extension HeadlessControl where State == ToggleState, Event == ToggleEvent {
    /// Whether it is on.
    public var isOn: Bool { shown?.isOn ?? false }
    /// Switches it over.
    public func tap() throws { try send(.toggled(!isOn), doing: "switch") }
}

extension HeadlessControl where State == DropDownState, Event == SelectionEvent {
    /// Chooses the option with that text.
    public func select(_ option: String) throws {
        let options = shown?.options ?? []
        guard let index = options.firstIndex(of: option) else {
            throw HeadlessError.noOption(option, options: options)
        }
        try send(.selected(index), doing: "choose from")
    }
}

extension HeadlessList {
    /// Clicks the row with that name.
    public func select(_ row: String) throws {
        guard let index = rows.firstIndex(of: row) else { throw HeadlessError.noRow(row, rows: rows) }
        try select(at: index)
    }

    /// Asks for what belongs to the row with that name, as by the secondary mouse button on it.
    public func requestContext(of row: String, at position: Point? = Point(x: 0, y: 0)) throws {
        guard let index = rows.firstIndex(of: row) else { throw HeadlessError.noRow(row, rows: rows) }
        try requestContext(ContextRequest(position: position, row: index))
    }

    /// Clicks a row.
    public func select(at index: Int) throws {
        guard rows.indices.contains(index) else { throw HeadlessError.noRow("\(index)", rows: rows) }
        if shown?.selectionMode == .single { try send(.selected(index), doing: "select a row of") }
        try send(.activated(index), doing: "activate a row of")
    }
}
