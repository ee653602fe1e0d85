// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

final class GtkSeparatorView: ControlView<SeparatorState, Never> {
    private let separator = Gtk.Separator()

    init() { super.init(separator) }

    override func show(_ change: Change<SeparatorState>) {
        change.of(\.axis) { separator.orientation = $0.orientation }
    }
}
