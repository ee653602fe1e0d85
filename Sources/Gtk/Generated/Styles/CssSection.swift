// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Gsk
import Pango

/// `GtkCssSection`. <https://docs.gtk.org/gtk4/struct.CssSection.html>
public final class CssSection: Boxed {
    public override class var gtype: UInt { gtk_css_section_get_type() }
}

extension CssSection {
    /// `gtk_css_section_get_file()`.
    public var file: Gio.File? { C.borrow(C.raw(gtk_css_section_get_file(C.opaque(_raw)))) }

    /// `gtk_css_section_get_parent()`.
    public var parent: CssSection? { C.copy(C.raw(gtk_css_section_get_parent(C.opaque(_raw)))) }

    /// `gtk_css_section_ref()`.
    @discardableResult
    public func ref() -> CssSection {
        C.present(C.take(C.raw(gtk_css_section_ref(C.opaque(_raw)))), "gtk_css_section_ref")
    }

    /// `gtk_css_section_to_string()`.
    public func toString() -> String {
        C.takeString(gtk_css_section_to_string(C.opaque(_raw)))
    }

    /// `gtk_css_section_unref()`.
    public func unref() {
        gtk_css_section_unref(C.opaque(C.give(self)))
    }
}
