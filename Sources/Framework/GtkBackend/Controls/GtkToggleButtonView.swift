// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

final class GtkToggleButtonView: ControlView<ToggleState, ToggleEvent> {
    private let button = Gtk.ToggleButton()

    init() {
        super.init(button)
        button.onNotify("active") { [weak self] in
            guard let self else { return }
            send(.toggled(button.active))
        }
    }

    override var visibleText: String? { state.flatMap { $0.title.isEmpty ? nil : $0.title } }

    override func apply(_ event: ToggleEvent, to state: inout ToggleState) {
        if case .toggled(let isOn) = event { state.isOn = isOn }
    }

    override func render(_ state: ToggleState) { update(to: state) }

    override func show(_ change: Change<ToggleState>) {
        if change.isNew(\.title) || change.isNew(\.icon) {
            button.show(title: change.new.title, icon: themed(change.new.icon))
        }
        change.of(\.isOn) { button.active = $0 }
    }
}
