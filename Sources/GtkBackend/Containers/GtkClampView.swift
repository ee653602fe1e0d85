// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

final class GtkClampView: ContainerView<ClampState> {
    private let limit = WidthLimit(scrolls: false)

    init() { super.init(limit.widget) }

    override func show(_ change: Change<ClampState>) {
        change.of(\.maximumWidth) { limit.maximum = $0 }
    }

    override func remove(_ child: Gtk.Widget) { limit.content = nil }
    override func place(_ children: [Gtk.Widget]) { limit.content = children.first }
}
