// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

final class GtkOverlayView: ContainerView<OverlayState, Never> {
    private let overlay = Gtk.Overlay()

    init() {
        super.init(overlay)
        updateAccessibleName()
    }

    override var fallbackName: String? { "" }

    override func add(_ child: Gtk.Widget, after previous: Gtk.Widget?) {
        guard let previous else { return overlay.child = child }
        overlay.addOverlay(child)
        child.insert(into: overlay, after: previous)
    }

    override func take(_ child: Gtk.Widget) {
        if overlay.child === child { overlay.child = nil } else { overlay.removeOverlay(child) }
    }

    override func reorder(_ child: Gtk.Widget, after previous: Gtk.Widget?) {
        child.insert(into: overlay, after: previous)
    }
}
