// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

final class GtkCheckBoxView: GtkToggleView {
    private let checkButton = Gtk.CheckButton()

    init() {
        super.init(checkButton)
        checkButton.onNotify("active") { [weak self] in
            guard let self else { return }
            send(.toggled(checkButton.active))
        }
    }

    override func show(_ change: Change<ToggleState>) {
        change.of(\.title) { checkButton.label = $0.isEmpty ? nil : $0 }
        change.of(\.isOn) { checkButton.active = $0 }
    }
}
