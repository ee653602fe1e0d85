// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

final class GtkNumberFieldView: ControlView<NumberFieldState, NumberEvent> {
    private let button = Gtk.SpinButton(min: 0, max: 100, step: 1)

    init() {
        button.numeric = true
        super.init(button)
        // The history belongs to the portable view.
        button.disableHistory()
        button.onUndo { [weak self] isRedo in
            guard let self else { return }
            // What is typed and not yet entered is undone first.
            if !button.resetText() { send(isRedo ? .redo : .undo) }
        }
        button.onValueChanged { [weak self] in
            guard let self, let state else { return }
            // Steps of 0.1 add up to 0.30000000000000004.
            send(.changed(state.rounded(button.value)))
        }
    }

    override func didName(_ name: String?) {
        super.didName(name)
        button.nameStepButtons()
    }

    override func show(_ change: Change<NumberFieldState>) {
        change.of(\.digits) { button.digits = $0 }
        if change.isNew(\.minimumValue) || change.isNew(\.maximumValue) {
            button.setRange(min: change.new.minimumValue, max: change.new.maximumValue)
        }
        change.of(\.step) { button.setIncrements(step: $0, page: $0 * 10) }
        change.of(\.wraps) { button.wrap = $0 }
        button.value = change.new.value
    }
}

extension Gtk.Window {
    /// Enters the number that the user has typed in the field with the focus, as if the user left the field: before a command is performed
    /// by a key, or by a button that leaves the focus where it is.
    func enterTypedNumber() {
        var part = focusWidget
        while let widget = part {
            if let field = widget as? Gtk.SpinButton { return field.update() }
            part = widget.parent
        }
    }
}

extension Gtk.SpinButton {
    /// Shows the text of the number instead of what the user has typed; returns whether it was another one.
    func resetText() -> Bool {
        let old = text
        let number = value
        value = number
        return text != old
    }

    /// Names the buttons that increase and decrease the number, for screen readers.
    func nameStepButtons() {
        for case let button as Gtk.Button in children {
            let increases = button.iconName?.contains("add") ?? button.hasCssClass("up")
            button.setAccessible(.label, increases ? localized("Increase") : localized("Decrease"))
        }
    }
}
