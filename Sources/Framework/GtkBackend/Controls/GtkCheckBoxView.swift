// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

final class GtkCheckBoxView: ControlView<ToggleState, ToggleEvent> {
    private let checkButton = Gtk.CheckButton()

    init() {
        super.init(checkButton)
        checkButton.onNotify("active") { [weak self] in
            guard let self else { return }
            send(.toggled(checkButton.active))
        }
    }

    override var visibleText: String? { state.flatMap { $0.title.isEmpty ? nil : $0.title } }

    override func apply(_ event: ToggleEvent, to state: inout ToggleState) {
        if case .toggled(let isOn) = event { state.isOn = isOn }
    }

    override func render(_ state: ToggleState) { update(to: state) }

    override func show(_ change: Change<ToggleState>) {
        change.of(\.title) { checkButton.label = $0.isEmpty ? nil : $0 }
        change.of(\.isOn) { checkButton.active = $0 }
    }
}
