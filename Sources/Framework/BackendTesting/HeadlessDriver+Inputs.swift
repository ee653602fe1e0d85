// SPDX-License-Identifier: MIT

import HeadlessBackend
import ViewKit

extension HeadlessDriver {
    /// Performs an action on a view in which the user enters a value. Returns false if the view does not have the action.
    func performOnInput(_ action: UserAction, _ peer: HeadlessView) throws -> Bool {
        switch (action, peer) {
        case (.tap, let link as HeadlessControl<LinkButtonState, ButtonEvent>): try link.tap()
        case (.tap, let field as HeadlessControl<FileFieldState, FileFieldEvent>): try field.tap()
        case (.choose(let title), let label as HeadlessControl<LabelState, LabelEvent>):
            try label.activateLink(title)
        case (.choose(let option), let group as HeadlessControl<RadioGroupState, SelectionEvent>):
            try group.select(option)
        case (.press("Down"), let group as HeadlessControl<RadioGroupState, SelectionEvent>):
            try group.selectNext()
        case (.press("Up"), let group as HeadlessControl<RadioGroupState, SelectionEvent>):
            try group.selectPrevious()
        case (_, let field as HeadlessControl<ComboFieldState, ComboFieldEvent>):
            return try performOnCombo(action, field)
        case (_, let field as HeadlessControl<NumberFieldState, NumberEvent>):
            return try performOnNumber(action, field)
        case (.choose(let text), let slider as HeadlessControl<SliderState, NumberEvent>):
            try slider.slide(to: try Double(text) ?? fail(text, "a number"))
        case (.choose(let text), let field as HeadlessControl<DateFieldState, DateEvent>):
            try field.choose(try CalendarDate(text) ?? fail(text, "a date"))
        case (.press("<Control>z"), let field as HeadlessControl<DateFieldState, DateEvent>): try field.undo()
        case (.press("<Control><Shift>z"), let field as HeadlessControl<DateFieldState, DateEvent>):
            try field.redo()
        case (.type(let text), let field as HeadlessControl<TimeFieldState, TimeEvent>):
            try field.enter(try TimeOfDay(text) ?? fail(text, "a time"))
        case (.press("<Control>z"), let field as HeadlessControl<TimeFieldState, TimeEvent>): try field.undo()
        case (.press("<Control><Shift>z"), let field as HeadlessControl<TimeFieldState, TimeEvent>):
            try field.redo()
        case (.choose(let text), let button as HeadlessControl<ColorButtonState, ColorEvent>):
            try button.choose(try Color(hex: text) ?? fail(text, "a colour"))
        case (.choose(let text), let button as HeadlessControl<FontButtonState, FontEvent>):
            try button.choose(try Font(parsing: text) ?? fail(text, "a font"))
        case (.choose(""), let field as HeadlessControl<FileFieldState, FileFieldEvent>): try field.clear()
        default: return false
        }
        return true
    }

    private func performOnCombo(
        _ action: UserAction, _ field: HeadlessControl<ComboFieldState, ComboFieldEvent>
    ) throws -> Bool {
        switch action {
        case .type(let text): try field.type(text)
        case .choose(let option): try field.select(option)
        case .press("Return"): try field.pressReturn()
        case .press("<Control>z"): try field.undo()
        case .press("<Control><Shift>z"): try field.redo()
        default: return false
        }
        return true
    }

    private func performOnNumber(
        _ action: UserAction, _ field: HeadlessControl<NumberFieldState, NumberEvent>
    ) throws -> Bool {
        switch action {
        case .type(let text): try field.enter(try Double(text) ?? fail(text, "a number"))
        case .press("Up"): try field.stepUp()
        case .press("Down"): try field.stepDown()
        case .press("<Control>z"): try field.undo()
        case .press("<Control><Shift>z"): try field.redo()
        default: return false
        }
        return true
    }

    private func fail<Value>(_ text: String, _ kind: String) throws -> Value {
        throw ImpossibleAction("\"\(text)\" is not \(kind). Use a text that the view can show.")
    }
}

extension Font {
    /// Reads a text such as `Serif Italic 12.5`.
    fileprivate init?(parsing text: String) {
        var words = text.split(separator: " ").map(String.init)
        guard let size = words.popLast().flatMap(Double.init) else { return nil }
        let isItalic = words.contains("Italic")
        let isBold = words.contains("Bold")
        words.removeAll { ["Italic", "Bold"].contains($0) }
        self.init(words.joined(separator: " "), size: size, weight: isBold ? 700 : 400, isItalic: isItalic)
    }
}
