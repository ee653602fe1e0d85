// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

final class GtkSpinnerView: ControlView<SpinnerState, Never> {
    private let spinner = Gtk.Spinner()

    init() { super.init(spinner) }

    override var fillAlignment: (horizontal: Gtk.Align, vertical: Gtk.Align) { (.center, .center) }

    override func show(_ change: Change<SpinnerState>) {
        change.of(\.isSpinning) { spinner.spinning = $0 }
    }
}
