// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

final class GtkBoxView: ContainerView<BoxState, Never> {
    private let box = ContainerType.makeBox()

    init() { super.init(box) }

    override func show(_ change: Change<BoxState>) {
        change.of(\.axis) { box.orientation = $0.orientation }
        change.of(\.spacing) { box.spacing = $0 }
        change.of(\.isHomogeneous) { box.homogeneous = $0 }
    }

    override func add(_ child: Gtk.Widget, after previous: Gtk.Widget?) {
        box.insertChild(child, after: previous)
    }

    override func take(_ child: Gtk.Widget) { box.remove(child) }

    override func reorder(_ child: Gtk.Widget, after previous: Gtk.Widget?) {
        box.reorderChild(child, after: previous)
    }
}
