// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

final class GtkSwitchView: ControlView<ToggleState, ToggleEvent> {
    private let toggle = Gtk.Switch()

    init() {
        super.init(toggle)
        toggle.onNotify("active") { [weak self] in
            guard let self else { return }
            send(.toggled(toggle.active))
        }
    }

    override var fillAlignment: (horizontal: Gtk.Align, vertical: Gtk.Align) { (.start, .center) }
    override var visibleText: String? { state.flatMap { $0.title.isEmpty ? nil : $0.title } }

    override func apply(_ event: ToggleEvent, to state: inout ToggleState) {
        if case .toggled(let isOn) = event { state.isOn = isOn }
    }

    override func render(_ state: ToggleState) { update(to: state) }

    override func show(_ change: Change<ToggleState>) {
        change.of(\.isOn) { toggle.active = $0 }
    }
}
