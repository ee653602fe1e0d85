// SPDX-License-Identifier: MIT

import ViewKit

extension HeadlessControl where State == ButtonState, Event == ButtonEvent {
    /// Presses the button.
    public func tap() throws { try send(.tapped, doing: "press") }
}

extension HeadlessControl where State == TextFieldState, Event == TextEvent {
    /// Replaces the text, as by selecting all of it and typing.
    public func type(_ text: String) throws { try send(.changed(text), doing: "type into") }
    /// Presses Return. Then the default button of the window is pressed, unless the field is one to search in.
    public func pressReturn() throws {
        let window = root.window
        try send(.activated, doing: "press Return in")
        if shown?.purpose != .search { try window?.defaultButton?.tap() }
    }
    /// Presses Escape, which clears a field to search in.
    public func pressEscape() throws {
        if shown?.purpose == .search, shown?.text != "" { try type("") }
        try send(.cancelled, doing: "press Escape in")
    }
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
