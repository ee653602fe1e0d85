// SPDX-License-Identifier: MIT

import ViewKit

extension HeadlessWindow {
    /// The button that Return presses, unless the view with the focus takes Return: the last enabled one with the style `suggested`; nil if
    /// there is none.
    public var defaultButton: HeadlessControl<ButtonState, ButtonEvent>? {
        operableViews.lazy
            .compactMap { $0 as? HeadlessControl<ButtonState, ButtonEvent> }
            .last { $0.shown?.style == .suggested && $0.isEnabled }
    }

    /// The visible views of the popover in front; those of the header bar and of the content if no popover is open.
    var operableViews: [HeadlessView] {
        popovers.last?.content?.visibleViews ?? visibleViews
    }

    /// Presses Return in the view with the focus: a button is pressed, a text field reports it; otherwise the default button is pressed.
    /// Returns whether Return had an effect.
    func pressReturn() throws -> Bool {
        switch focusedView {
        case let button as HeadlessControl<ButtonState, ButtonEvent>: try button.tap()
        case let field as HeadlessTextField: try field.pressReturn()
        case is HeadlessTextView, is HeadlessList: return false
        default:
            guard let defaultButton else { return false }
            try defaultButton.tap()
        }
        return true
    }
}
