// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

@MainActor
extension Layout {
    /// The text that is laid out. `pango_layout_get_text()`, `pango_layout_set_text()`.
    public var text: String {
        get { C.string(pango_layout_get_text(C.opaque(_raw))) }
        set { setText(newValue) }
    }

    /// Lays out another text. `pango_layout_set_text()`.
    public func setText(_ text: String) { pango_layout_set_text(C.opaque(_raw), text, gint(text.utf8.count)) }

    /// Lays out another text, with Pango's markup. `pango_layout_set_markup()`.
    public func setMarkup(_ markup: String) {
        pango_layout_set_markup(C.opaque(_raw), markup, gint(markup.utf8.count))
    }
}
