// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

/// A box of check buttons of one group, which GTK shows as radio buttons.
final class GtkRadioGroupView: ControlView<RadioGroupState, SelectionEvent> {
    private let box = Gtk.Box(properties: ["accessible-role": Gtk.AccessibleRole.radioGroup])
    private(set) var buttons: [Gtk.CheckButton] = []

    init() {
        box.spacing = 6
        super.init(box)
    }

    /// Focuses the selected button, or else the first one: in GTK 4.8 a group cannot have the focus.
    override func takeFocus() { _ = (buttons.first { $0.active } ?? buttons.first)?.grabFocus() }

    override func apply(_ event: SelectionEvent, to state: inout RadioGroupState) {
        if case .selected(let index) = event { state.selectedIndex = index }
    }

    override func show(_ change: Change<RadioGroupState>) {
        change.of(\.axis) { box.orientation = $0.orientation }
        change.of(\.options, replaceButtons)
        if change.isNew(\.options) || change.isNew(\.selectedIndex) {
            for (index, button) in buttons.enumerated() { button.active = index == change.new.selectedIndex }
        }
    }

    private func replaceButtons(_ options: [String]) {
        for button in buttons { box.remove(button) }
        buttons = options.enumerated().map { index, title in
            let button = Gtk.CheckButton(properties: ["accessible-role": Gtk.AccessibleRole.radio])
            button.label = title
            button.update(.label, title)
            button.onNotify("active") { [weak self, unowned button] in
                if button.active { self?.send(.selected(index)) }
            }
            box.append(button)
            return button
        }
        for button in buttons.dropFirst() { button.setGroup(buttons[0]) }
    }
}
