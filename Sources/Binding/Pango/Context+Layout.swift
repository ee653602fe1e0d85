// SPDX-License-Identifier: MIT

import CGtk
import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension Layout {
    /// Creates an empty layout for a drawing. `pango_cairo_create_layout()`.
    ///
    ///     let layout = Pango.Layout(cr)
    ///     layout.setMarkup("<b>Bold</b>")
    ///     cr.show(layout)
    public convenience init(_ cr: Cairo.Context) {
        self.init(
            _constructed: C.present(
                C.raw(pango_cairo_create_layout(C.opaque(cr._raw))), "pango_cairo_create_layout"))
    }
}

extension Context {
    /// Creates a context with the settings of a drawing. `pango_cairo_create_context()`.
    public convenience init(_ cr: Cairo.Context) {
        self.init(
            _constructed: C.present(
                C.raw(pango_cairo_create_context(C.opaque(cr._raw))), "pango_cairo_create_context"))
    }
}
