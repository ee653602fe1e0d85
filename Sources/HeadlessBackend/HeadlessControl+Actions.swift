// SPDX-License-Identifier: MIT

import ViewKit

extension HeadlessControl where State == ButtonState, Event == ButtonEvent {
    /// Presses the button.
    public func tap() throws { try send(.tapped, doing: "press") }
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
