// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkCssSection`. <https://docs.gtk.org/gtk4/struct.CssSection.html>
public final class CssSection: Boxed {
    public override class var gtype: UInt { gtk_css_section_get_type() }

    /// `gtk_css_section_new()`.
    public convenience init(file: Gio.File? = nil, start: CssLocation, end: CssLocation) {
        var cStart = start._c
        var cEnd = end._c
        self.init(_taking: C.present(C.raw(gtk_css_section_new(C.opaque(file?._address), &cStart, &cEnd)), "gtk_css_section_new"))
    }

#if GTK_4_16
    /// `gtk_css_section_new_with_bytes()`.
    public convenience init(
        file: Gio.File? = nil, bytes: Bytes? = nil, start: CssLocation, end: CssLocation
    ) {
        var cStart = start._c
        var cEnd = end._c
        self.init(_taking: C.present(C.raw(gtk_css_section_new_with_bytes(C.opaque(file?._address), C.opaque(bytes?._raw), &cStart, &cEnd)), "gtk_css_section_new_with_bytes"))
    }
#endif
}

extension CssSection {
    /// `gtk_css_section_get_end_location()`.
    public var endLocation: CssLocation { C.present(C.value(gtk_css_section_get_end_location(C.opaque(_raw))), "gtk_css_section_get_end_location") }

    /// `gtk_css_section_get_file()`.
    public var file: Gio.File? { C.borrow(C.raw(gtk_css_section_get_file(C.opaque(_raw)))) }

    /// `gtk_css_section_get_parent()`.
    public var parent: CssSection? { C.copy(C.raw(gtk_css_section_get_parent(C.opaque(_raw)))) }

    /// `gtk_css_section_get_start_location()`.
    public var startLocation: CssLocation { C.present(C.value(gtk_css_section_get_start_location(C.opaque(_raw))), "gtk_css_section_get_start_location") }

    /// `gtk_css_section_to_string()`.
    public func toString() -> String {
        C.takeString(gtk_css_section_to_string(C.opaque(_raw)))
    }

#if GTK_4_16
    /// `gtk_css_section_get_bytes()`.
    public var bytes: Bytes? { C.copy(C.raw(gtk_css_section_get_bytes(C.opaque(_raw)))) }
#endif
}

extension CssSection: CustomStringConvertible {
    public var description: String { toString() }
}
