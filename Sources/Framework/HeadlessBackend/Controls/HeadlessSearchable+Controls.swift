// SPDX-License-Identifier: MIT

import ViewKit

/// Finds the controls for numbers, dates, files and other values.
extension HeadlessSearchable {
    /// The visible link button with that name.
    public func link(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<LinkButtonState, ButtonEvent> {
        try find(HeadlessControl<LinkButtonState, ButtonEvent>.self, [.link], name, file: file, line: line)
    }

    /// The visible radio group with that name.
    public func radioGroup(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<RadioGroupState, SelectionEvent> {
        try find(
            HeadlessControl<RadioGroupState, SelectionEvent>.self, [.radioGroup], name, file: file, line: line
        )
    }

    /// The visible number field with that name.
    public func numberField(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<NumberFieldState, NumberEvent> {
        try find(
            HeadlessControl<NumberFieldState, NumberEvent>.self, [.numberField], name, file: file, line: line)
    }

    /// The visible slider with that name.
    public func slider(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<SliderState, NumberEvent> {
        try find(HeadlessControl<SliderState, NumberEvent>.self, [.slider], name, file: file, line: line)
    }

    /// The visible combo field with that name.
    public func comboField(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<ComboFieldState, ComboFieldEvent> {
        try find(
            HeadlessControl<ComboFieldState, ComboFieldEvent>.self, [.comboField], name, file: file,
            line: line)
    }

    /// The visible date field with that name.
    public func dateField(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<DateFieldState, DateEvent> {
        try find(HeadlessControl<DateFieldState, DateEvent>.self, [.dateField], name, file: file, line: line)
    }

    /// The visible time field with that name.
    public func timeField(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<TimeFieldState, TimeEvent> {
        try find(HeadlessControl<TimeFieldState, TimeEvent>.self, [.timeField], name, file: file, line: line)
    }

    /// The visible colour button with that name.
    public func colorButton(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<ColorButtonState, ColorEvent> {
        try find(
            HeadlessControl<ColorButtonState, ColorEvent>.self, [.colorButton], name, file: file, line: line)
    }

    /// The visible font button with that name.
    public func fontButton(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<FontButtonState, FontEvent> {
        try find(
            HeadlessControl<FontButtonState, FontEvent>.self, [.fontButton], name, file: file, line: line)
    }

    /// The visible file field with that name.
    public func fileField(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<FileFieldState, FileFieldEvent> {
        try find(
            HeadlessControl<FileFieldState, FileFieldEvent>.self, [.fileField], name, file: file, line: line)
    }

    /// The visible progress bar with that name.
    public func progressBar(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<ProgressBarState, Never> {
        try find(
            HeadlessControl<ProgressBarState, Never>.self, [.progressBar], name, operable: false, file: file,
            line: line)
    }

    /// The visible level bar with that name.
    public func levelBar(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<LevelBarState, Never> {
        try find(
            HeadlessControl<LevelBarState, Never>.self, [.levelBar], name, operable: false, file: file,
            line: line)
    }
}
