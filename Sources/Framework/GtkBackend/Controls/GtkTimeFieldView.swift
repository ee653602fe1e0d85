// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

/// Two spin buttons, with a colon between them. A time is written from left to right in every language, in a box at the leading side.
final class GtkTimeFieldView: ControlView<TimeFieldState, TimeEvent> {
    private let box = Gtk.Box(properties: ["accessible-role": Gtk.AccessibleRole.group])
    let hour = Gtk.SpinButton(min: 0, max: 23, step: 1)
    let minute = Gtk.SpinButton(min: 0, max: 59, step: 1)

    init() {
        let parts = Gtk.Box(orientation: .horizontal, spacing: 6)
        parts.direction = .ltr
        box.append(parts)
        let colon = Gtk.Label(":")
        colon.setHiddenFromReaders(true)
        parts.append(hour)
        parts.append(colon)
        parts.append(minute)
        super.init(box)
        for button in [hour, minute] {
            button.direction = .ltr
            button.numeric = true
            button.wrap = true
            button.maxWidthChars = 2
            button.widthChars = 2
            button.onOutput { [unowned button] in
                button.showTwoDigits()
                return true
            }
            button.onValueChanged { [weak self] in self?.didChange() }
            // The history belongs to the portable view.
            button.disableHistory()
            button.onUndo { [weak self, unowned button] isRedo in
                // What is typed and not yet entered is undone first.
                if !button.resetText() { self?.send(isRedo ? .redo : .undo) }
            }
        }
    }

    override var operatedWidget: Gtk.Widget { hour }
    override var fillAlignment: (horizontal: Gtk.Align, vertical: Gtk.Align) { (.start, .center) }

    override func didName(_ name: String?) {
        box.setAccessible(.label, name)
        for (button, part) in [(hour, localized("Hour")), (minute, localized("Minute"))] {
            let text = [name ?? "", part].filter { !$0.isEmpty }.joined(separator: ", ")
            button.setAccessible(.label, text)
            button.nameParts(text)
            button.nameStepButtons()
        }
    }

    override func apply(_ event: TimeEvent, to state: inout TimeFieldState) {
        if case .changed(let time) = event { state.time = time }
    }

    override func show(_ change: Change<TimeFieldState>) {
        change.of(\.minuteStep) { minute.setIncrements(step: Double($0), page: Double($0) * 10) }
        change.of(\.time) {
            hour.value = Double($0.hour)
            minute.value = Double($0.minute)
            // GTK does not format the text of a value that stays the same. `update()` is not used for it: it reads
            // the typed text again, so that an observer that corrects the value would be called without an end.
            for button in [hour, minute] { button.showTwoDigits() }
        }
    }

    private func didChange() {
        guard let time = TimeOfDay(hour: hour.valueAsInt, minute: minute.valueAsInt), time != state?.time
        else { return }
        send(.changed(time))
    }
}

extension Gtk.SpinButton {
    fileprivate func showTwoDigits() {
        let number = valueAsInt
        let shown = number < 10 ? "0\(number)" : "\(number)"
        if text != shown { text = shown }
    }
}
