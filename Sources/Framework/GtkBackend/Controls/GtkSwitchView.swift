// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

final class GtkSwitchView: GtkToggleView {
    private let toggle = Gtk.Switch()

    init() {
        super.init(toggle)
        toggle.onNotify("active") { [weak self] in
            guard let self else { return }
            send(.toggled(toggle.active))
        }
    }

    override var fillAlignment: (horizontal: Gtk.Align, vertical: Gtk.Align) { (.start, .center) }

    override func show(_ change: Change<ToggleState>) {
        change.of(\.isOn) { toggle.active = $0 }
    }
}
