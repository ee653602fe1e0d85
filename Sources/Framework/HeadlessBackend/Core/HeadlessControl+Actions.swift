// SPDX-License-Identifier: MIT

import ViewKit

extension HeadlessControl where State == ButtonState, Event == ButtonEvent {
    /// Presses the button.
    public func tap(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try send(.tapped, doing: "press") }
    }
}

extension HeadlessControl where State == ToggleState, Event == ToggleEvent {
    /// Whether it is on.
    public var isOn: Bool { shown?.isOn ?? false }
    /// Toggles the control.
    public func tap(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try send(.toggled(!isOn), doing: "switch") }
    }
}
