// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

final class GtkLevelBarView: ControlView<LevelBarState, Never> {
    private let bar = Gtk.LevelBar()

    init() { super.init(bar) }

    override var fillAlignment: (horizontal: Gtk.Align, vertical: Gtk.Align) { (.fill, .center) }

    override func render(_ state: LevelBarState) { update(to: state) }

    override func show(_ change: Change<LevelBarState>) {
        change.of(\.isDiscrete) { bar.mode = $0 ? .discrete : .continuous }
        if change.isNew(\.minimumValue) || change.isNew(\.maximumValue) {
            let (minimum, maximum) = (change.new.minimumValue, change.new.maximumValue)
            // The order matters: the minimum must at no time be above the maximum.
            bar.minValue = 0
            bar.maxValue = maximum
            bar.minValue = minimum
            for (name, part) in [("low", 0.25), ("high", 0.75), ("full", 1)] {
                bar.addOffsetValue(name, value: minimum + (maximum - minimum) * part)
            }
        }
        bar.value = change.new.value
    }
}
