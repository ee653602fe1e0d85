// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

final class GtkClampView: ContainerView<ClampState, Never> {
    private let limit = WidthLimit(scrolls: false)

    init() { super.init(limit.widget) }

    override func show(_ change: Change<ClampState>) {
        change.of(\.maximumWidth) { limit.maximum = $0 }
    }

    override func add(_ child: Gtk.Widget, after previous: Gtk.Widget?) { limit.content = children.first }
    override func take(_ child: Gtk.Widget) { limit.content = children.first }
}
