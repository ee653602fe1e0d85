// SPDX-License-Identifier: MIT

import ViewKit

/// What the controls that the user turns on and off have in common.
class GtkToggleView: ControlView<ToggleState, ToggleEvent> {
    override var visibleText: String? { state.flatMap { $0.title.isEmpty ? nil : $0.title } }

    override func apply(_ event: ToggleEvent, to state: inout ToggleState) {
        if case .toggled(let isOn) = event { state.isOn = isOn }
    }

    override func render(_ state: ToggleState) { update(to: state) }
}
