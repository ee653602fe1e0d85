// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `GtkSourceEncoding`.
public final class Encoding: Boxed {
    public override class var gtype: UInt { gtk_source_encoding_get_type() }
}

extension Encoding {
    /// `gtk_source_encoding_copy()`.
    @discardableResult
    public func copy() -> Encoding {
        C.present(C.take(C.raw(gtk_source_encoding_copy(C.opaque(_raw)))), "gtk_source_encoding_copy")
    }

    /// `gtk_source_encoding_get_charset()`.
    public var charset: String { C.string(gtk_source_encoding_get_charset(C.opaque(_raw))) }

    /// `gtk_source_encoding_get_name()`.
    public var name: String { C.string(gtk_source_encoding_get_name(C.opaque(_raw))) }

    /// `gtk_source_encoding_to_string()`.
    public func toString() -> String {
        C.takeString(gtk_source_encoding_to_string(C.opaque(_raw)))
    }

    /// `gtk_source_encoding_get_all()`.
    public static var all: [Encoding] { C.array(slist: gtk_source_encoding_get_all(), .container) { C.present(C.copy($0), "gtk_source_encoding_get_all") } }

    /// `gtk_source_encoding_get_current()`.
    public static var current: Encoding { C.present(C.copy(C.raw(gtk_source_encoding_get_current())), "gtk_source_encoding_get_current") }

    /// `gtk_source_encoding_get_default_candidates()`.
    public static var defaultCandidates: [Encoding] { C.array(slist: gtk_source_encoding_get_default_candidates(), .container) { C.present(C.copy($0), "gtk_source_encoding_get_default_candidates") } }

    /// `gtk_source_encoding_get_from_charset()`.
    public static func fromCharset(_ charset: String) -> Encoding? {
        C.copy(C.raw(gtk_source_encoding_get_from_charset(charset)))
    }

    /// `gtk_source_encoding_get_utf8()`.
    public static var utf8: Encoding { C.present(C.copy(C.raw(gtk_source_encoding_get_utf8())), "gtk_source_encoding_get_utf8") }
}

extension Encoding: CustomStringConvertible {
    public var description: String { toString() }
}
