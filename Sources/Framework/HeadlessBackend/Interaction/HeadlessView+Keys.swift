// SPDX-License-Identifier: MIT

import ViewKit

extension HeadlessView {
    /// Presses keys in rows, or in a control for a value that has no text, after the shortcuts: a choice, a slider, or a field for a date.
    /// Returns whether it has taken them.
    func pressValueKey(_ keys: KeyCombination) throws -> Bool {
        guard isEnabled else { return false }
        switch self {
        case let rows as HeadlessCollection: return try rows.pressRowKey(keys)
        case let field as HeadlessControl<DateFieldState, DateEvent>:
            guard let isRedo = keys.isRedo else { return false }
            try isRedo ? field.redo() : field.undo()
        case let group as HeadlessControl<RadioGroupState, SelectionEvent> where keys.modifiers.isEmpty:
            switch keys.editingKey {
            case "Down": try group.selectNext()
            case "Up": try group.selectPrevious()
            default: return false
            }
        case let slider as HeadlessControl<SliderState, NumberEvent> where keys.modifiers.isEmpty:
            guard let state = slider.shown else { return false }
            switch keys.editingKey {
            case "Right", "Up": try slider.stepUp()
            case "Left", "Down": try slider.stepDown()
            case "Page_Up": try slider.slide(to: state.value + 10 * state.keyStep)
            case "Page_Down": try slider.slide(to: state.value - 10 * state.keyStep)
            case "Home": try slider.slide(to: state.minimumValue)
            case "End": try slider.slide(to: state.maximumValue)
            default: return false
            }
        default: return false
        }
        return true
    }
}

extension KeyCombination {
    /// False for the keys that undo a change, true for those that do it again, nil for others.
    var isRedo: Bool? {
        switch (key, modifiers) {
        case ("z", .control): false
        case ("z", [.control, .shift]), ("y", .control): true
        default: nil
        }
    }
}
