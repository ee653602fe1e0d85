// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

final class GtkSliderView: ControlView<SliderState, NumberEvent> {
    private let scale = Gtk.Scale(orientation: .horizontal, min: 0, max: 1, step: 0.01)

    init() {
        scale.addCssClass("portable")
        super.init(scale)
        scale.onValueChanged { [weak self] in
            guard let self, let state else { return }
            let value = state.selectable(scale.value)
            withoutEvents { scale.value = value }
            if value != state.value { send(.changed(value)) }
        }
    }

    override func apply(_ event: NumberEvent, to state: inout SliderState) {
        if case .changed(let value) = event { state.value = value }
    }

    override func render(_ state: SliderState) { update(to: state) }

    override func show(_ change: Change<SliderState>) {
        change.of(\.axis) {
            scale.orientation = $0.orientation
            // The maximum of a vertical slider is at the top.
            scale.inverted = $0 == .vertical
        }
        let isNewRange = change.isNew(\.minimumValue) || change.isNew(\.maximumValue)
        if isNewRange {
            scale.setRange(min: change.new.minimumValue, max: change.new.maximumValue)
        }
        let step = change.new.keyStep
        scale.setIncrements(step: step, page: step * 10)
        change.of(\.shownDigits) { digits in
            scale.drawValue = digits != nil
            scale.digits = digits ?? -1
        }
        // With digits, GTK would round the value itself, not only its text.
        scale.roundDigits = -1
        if isNewRange || change.isNew(\.marks) || change.isNew(\.axis) {
            scale.clearMarks()
            for mark in change.new.marks where mark.value == change.new.limited(mark.value) {
                scale.addMark(
                    value: mark.value, position: change.new.axis == .horizontal ? .bottom : .right,
                    markup: mark.title.map(Markup.escape))
            }
        }
        if scale.value != change.new.value { scale.value = change.new.value }
    }
}
