// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

final class GtkToggleButtonView: GtkToggleView {
    private let button = Gtk.ToggleButton()

    init() {
        super.init(button)
        button.onNotify("active") { [weak self] in
            guard let self else { return }
            send(.toggled(button.active))
        }
    }

    override func show(_ change: Change<ToggleState>) {
        if change.isNew(\.title) || change.isNew(\.icon) {
            button.show(title: change.new.title, icon: themed(change.new.icon))
        }
        change.of(\.isOn) { button.active = $0 }
    }
}
