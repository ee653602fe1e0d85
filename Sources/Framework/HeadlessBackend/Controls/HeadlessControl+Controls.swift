// SPDX-License-Identifier: MIT

import ViewKit

extension HeadlessView {
    /// Activates the link of a label with that text, by a click or by Return.
    ///
    /// - Throws: ``HeadlessError`` if the view is not a label with such a link.
    public func activateLink(_ title: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            let label = self as? HeadlessControl<LabelState, LabelEvent>
            let links = label?.shown?.runs.filter { $0.link != nil } ?? []
            guard let label, let link = links.first(where: { $0.text == title })?.link else {
                throw HeadlessError.notFound(role: "link", name: title, there: links.map(\.text))
            }
            try label.send(.linkActivated(link), doing: "activate a link of")
        }
    }
}

extension HeadlessControl where State == LinkButtonState, Event == ButtonEvent {
    /// Presses the link.
    public func tap(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try send(.tapped, doing: "press") }
    }
}

extension HeadlessControl where State: OptionsState, Event == SelectionEvent {
    /// Selects the option with that text.
    ///
    /// - Throws: ``HeadlessError/noOption(_:options:)`` if there is no such option.
    public func select(_ option: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            let options = shown?.options ?? []
            guard let index = options.firstIndex(of: option) else {
                throw HeadlessError.noOption(option, options: options)
            }
            try select(at: index)
        }
    }

    fileprivate func select(at index: Int) throws {
        if index != shown?.selectedIndex || !isEnabled { try send(.selected(index), doing: "choose from") }
    }
}

extension HeadlessControl where State == RadioGroupState, Event == SelectionEvent {

    /// Selects the next option, as the arrow key down does; after the last one the first.
    public func selectNext(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try move(by: 1) }
    }

    /// Selects the option before, as the arrow key up does; before the first one the last.
    public func selectPrevious(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try move(by: -1) }
    }

    private func move(by distance: Int) throws {
        guard let count = shown?.options.count, count > 0 else { return }
        try select(at: shown?.selectedIndex.map { ($0 + distance + count) % count } ?? 0)
    }
}

extension HeadlessControl where State == NumberFieldState, Event == NumberEvent {
    /// The number.
    public var number: Double { shown?.value ?? 0 }

    /// Replaces the number and leaves the field: the number is rounded to the digits of the field and limited to its range.
    public func enter(_ number: Double, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            guard let shown else { return }
            try change(to: shown.rounded(number))
        }
    }

    /// Increases the number by a step, as the arrow key up does.
    public func stepUp(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try step(by: 1) }
    }

    /// Decreases the number by a step, as the arrow key down does.
    public func stepDown(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try step(by: -1) }
    }

    /// Presses Ctrl+Z.
    public func undo(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try send(.undo, doing: "undo a change in") }
    }

    /// Presses Ctrl+Shift+Z.
    public func redo(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try send(.redo, doing: "redo a change in") }
    }

    func step(by steps: Double) throws {
        guard let shown else { return }
        let number = shown.value + steps * shown.step
        guard shown.wraps, number != shown.limited(number) else {
            return try change(to: shown.rounded(number))
        }
        // A step that ends beyond one end of the range leads to that end first, and the next one to the other.
        let end = steps > 0 ? shown.maximumValue : shown.minimumValue
        let other = steps > 0 ? shown.minimumValue : shown.maximumValue
        try change(to: shown.value == end ? other : end)
    }

    private func change(to number: Double) throws {
        if number != shown?.value || !isEnabled { try send(.changed(number), doing: "change") }
    }
}

extension HeadlessControl where State == SliderState, Event == NumberEvent {
    /// The number.
    public var number: Double { shown?.value ?? 0 }

    /// Drags the slider to the number that is nearest to `number` and can be chosen.
    public func slide(to number: Double, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            guard let shown else { return }
            let number = shown.selectable(number)
            if number != shown.value || !isEnabled { try send(.changed(number), doing: "move") }
        }
    }

    /// Increases the number by a step, as an arrow key does.
    public func stepUp(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try slide(to: number + (shown?.keyStep ?? 0)) }
    }

    /// Decreases the number by a step, as an arrow key does.
    public func stepDown(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try slide(to: number - (shown?.keyStep ?? 0)) }
    }
}

extension HeadlessControl where State == ComboFieldState, Event == ComboFieldEvent {
    /// Replaces the text, as by selecting all of it and typing, or pasting.
    public func type(_ text: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try send(.changed(text.inOneLine), doing: "type into") }
    }

    /// Presses Ctrl+Z.
    public func undo(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try send(.undo, doing: "undo a change in") }
    }

    /// Presses Ctrl+Shift+Z.
    public func redo(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try send(.redo, doing: "redo a change in") }
    }

    /// The options that are shown while the user types: those that contain the text.
    public var suggestions: [String] {
        shown.map { state in state.suggestions(for: state.text).map { state.options[$0] } } ?? []
    }

    /// Chooses the option with that text.
    ///
    /// - Throws: ``HeadlessError/noOption(_:options:)`` if there is no such option.
    public func select(_ option: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            let options = shown?.options ?? []
            guard let index = options.firstIndex(of: option) else {
                throw HeadlessError.noOption(option, options: options)
            }
            try send(.selected(index), doing: "choose from")
        }
    }

    /// Presses Return.
    public func pressReturn(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try send(.activated, doing: "press Return in") }
    }
}

extension HeadlessControl where State == DateFieldState, Event == DateEvent {
    /// The date; nil for none.
    public var date: CalendarDate? { shown?.date }

    /// Chooses a date in the calendar.
    ///
    /// - Throws: ``HeadlessError`` if the field does not allow the date.
    public func choose(_ date: CalendarDate, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            guard let shown, shown.allows(date) else {
                throw HeadlessError.notFound(role: "date", name: "\(date)", there: shown?.limits ?? [])
            }
            if date != shown.date || !isEnabled { try send(.changed(date), doing: "choose a date in") }
        }
    }

    /// Presses Ctrl+Z.
    public func undo(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try send(.undo, doing: "undo a change in") }
    }

    /// Presses Ctrl+Shift+Z.
    public func redo(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try send(.redo, doing: "redo a change in") }
    }
}

extension HeadlessControl where State == TimeFieldState, Event == TimeEvent {
    /// The time.
    public var time: TimeOfDay { shown?.time ?? .midnight }

    /// Enters a time.
    public func enter(_ time: TimeOfDay, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            if time != self.time || !isEnabled { try send(.changed(time), doing: "enter a time into") }
        }
    }

    /// Presses Ctrl+Z.
    public func undo(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try send(.undo, doing: "undo a change in") }
    }

    /// Presses Ctrl+Shift+Z.
    public func redo(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try send(.redo, doing: "redo a change in") }
    }
}

extension HeadlessControl where State == ColorButtonState, Event == ColorEvent {
    /// The colour.
    public var color: Color { shown?.color ?? .black }

    /// Chooses a colour in the dialog of the button. If the button does not support opacity, the colour is opaque.
    public func choose(_ color: Color, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            var color = color
            if shown?.supportsAlpha != true { color.alpha = 1 }
            try send(.changed(color), doing: "choose a colour with")
        }
    }
}

extension HeadlessControl where State == FontButtonState, Event == FontEvent {
    /// Chooses a font in the dialog of the button.
    public func choose(_ font: Font, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try send(.changed(font), doing: "choose a font with") }
    }
}

extension HeadlessControl where State == FileFieldState, Event == FileFieldEvent {
    /// Presses the button, which opens the dialog: `app.dialog().choose(files:)`.
    public func tap(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try send(.pressed, doing: "press") }
    }

    /// Removes the choice, by the button beside the name of the file.
    ///
    /// - Throws: ``HeadlessError`` if the field does not allow that, or has no file.
    public func clear(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            guard let shown, shown.allowsNone, shown.file != nil else {
                throw HeadlessError.notFound(role: "button", name: localized("Remove"), there: [])
            }
            try send(.chosen(nil), doing: "remove the file of")
        }
    }
}

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

/// A field with options in memory; without another name, its placeholder is its name.
final class HeadlessComboField: HeadlessControl<ComboFieldState, ComboFieldEvent> {
    init() { super.init(.comboField, value: { $0.text }) }

    override var placeholder: String { shown?.placeholder ?? "" }
}
