// SPDX-License-Identifier: MIT

import CGtk
import Cairo
import GLib
import GObject

@MainActor
extension Cairo.Context {
    /// Draws a layout with its top left at the current point. `pango_cairo_show_layout()`.
    ///
    ///     let layout = Pango.Layout(cr)
    ///     layout.setMarkup("<b>Bold</b>")
    ///     cr.show(layout)
    public func show(_ layout: Layout) { cairoShowLayout(self, layout: layout) }
}

extension Layout {
    /// An empty layout for a drawing. `pango_cairo_create_layout()`.
    public convenience init(_ cr: Cairo.Context) {
        self.init(
            _constructed: C.present(
                C.raw(pango_cairo_create_layout(C.opaque(cr._raw))), "pango_cairo_create_layout"))
    }
}
