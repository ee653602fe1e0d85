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

/// `GtkSourceStyleSchemeChooser`.
@MainActor
public protocol StyleSchemeChooser: Object {}

/// Some object with the interface ``StyleSchemeChooser``, of a class that is private to its library.
public final class AnyStyleSchemeChooser: Object, StyleSchemeChooser {
    public override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_style_scheme_chooser_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyStyleSchemeChooser(_borrowed: raw) }
}

extension StyleSchemeChooser {
    /// `style-scheme`, `gtk_source_style_scheme_chooser_get_style_scheme()`.
    public var styleScheme: StyleScheme {
        get { C.present(C.borrow(C.raw(gtk_source_style_scheme_chooser_get_style_scheme(C.opaque(_raw)))), "gtk_source_style_scheme_chooser_get_style_scheme") }
        set { gtk_source_style_scheme_chooser_set_style_scheme(C.opaque(_raw), C.opaque(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.styleScheme; defer { self.styleScheme = value }; yield &value }
    }
}

extension Members where Owner: StyleSchemeChooser {
    public var styleScheme: PropertyKey<Owner, StyleScheme> { PropertyKey("style-scheme") }
}
