// SPDX-License-Identifier: MIT

import ViewKit

extension HeadlessBackend {
    static func registerMoreControls(in views: ViewFactory) {
        views.register(.linkButton) { HeadlessControl(.link, text: { $0.shownTitle }) }
        views.register(.toggleButton) {
            HeadlessControl(.toggleButton, text: { $0.title }, value: { $0.isOn ? "on" : "off" })
        }
        views.register(.radioGroup) {
            HeadlessControl(.radioGroup, value: { state in state.selectedIndex.map { state.options[$0] } })
        }
        views.register(.numberField) { HeadlessControl(.numberField, value: { "\($0.value)" }) }
        views.register(.slider) { HeadlessControl(.slider, value: { "\($0.value)" }) }
        views.register(.comboField) { HeadlessComboField() }
        views.register(.dateField) { HeadlessControl(.dateField, value: { $0.date?.description }) }
        views.register(.timeField) { HeadlessControl(.timeField, value: { $0.time.description }) }
        views.register(.colorButton) { HeadlessControl(.colorButton, value: { $0.color.hex }) }
        views.register(.fontButton) { HeadlessControl(.fontButton, value: { $0.font.description }) }
        views.register(.fileField) { HeadlessControl(.fileField, text: { $0.shownText }, value: { $0.file }) }
        views.register(.progressBar) {
            HeadlessControl(
                .progressBar, text: { $0.text ?? "" },
                value: { $0.fraction.map { "\(Int(($0 * 100).rounded())) %" } })
        }
        views.register(.levelBar) { HeadlessControl(.levelBar, value: { "\($0.value)" }) }
        views.register(.shortcutLabel) {
            HeadlessControl(.shortcutLabel, text: { $0.shownText })
        }
    }
}

/// A field with options in memory; without another name, its placeholder is its name.
final class HeadlessComboField: HeadlessControl<ComboFieldState, ComboFieldEvent> {
    init() { super.init(.comboField, value: { $0.text }) }

    override var name: String {
        let name = super.name
        return name.isEmpty ? shown?.placeholder ?? "" : name
    }
}

/// The roles of the controls for numbers, dates, files and other values, and of those that show such values.
extension Role {
    /// A link that fills a view.
    public static let link = Role("link")
    /// A button that stays pressed.
    public static let toggleButton = Role("toggle button")
    /// A choice of one of a few options that are all visible.
    public static let radioGroup = Role("radio group")
    /// A field for a number.
    public static let numberField = Role("number field")
    /// A slider.
    public static let slider = Role("slider")
    /// A line of text with a list of texts to choose from.
    public static let comboField = Role("combo field")
    /// A field for a date.
    public static let dateField = Role("date field")
    /// A field for a time.
    public static let timeField = Role("time field")
    /// A button that shows a colour.
    public static let colorButton = Role("color button")
    /// A button that shows a font.
    public static let fontButton = Role("font button")
    /// A field for a file.
    public static let fileField = Role("file field")
    /// A bar that shows the progress of a task.
    public static let progressBar = Role("progress bar")
    /// A bar that shows a level.
    public static let levelBar = Role("level bar")
    /// A label that shows a key combination.
    public static let shortcutLabel = Role("shortcut label")
}
