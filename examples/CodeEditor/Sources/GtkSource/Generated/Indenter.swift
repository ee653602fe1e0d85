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

/// `GtkSourceIndenter`.
@MainActor
public protocol Indenter: Object {}

/// Some object with the interface ``Indenter``, of a class that is private to its library.
public final class AnyIndenter: Object, Indenter {
    public override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_indenter_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyIndenter(_borrowed: raw) }
}

extension Indenter {
    /// `gtk_source_indenter_indent()`.
    @discardableResult
    public func indent(_ view: View, iter: Gtk.TextIter) -> Gtk.TextIter {
        var iter = iter._c
        gtk_source_indenter_indent(C.opaque(_raw), C.cast(view._raw), &iter)
        return Gtk.TextIter(_c: iter)
    }

    /// `gtk_source_indenter_is_trigger()`.
    public func isTrigger(
        _ view: View, location: Gtk.TextIter, state: Gdk.ModifierType, keyval: Gdk.Key
    ) -> Bool {
        var cLocation = location._c
        return gtk_source_indenter_is_trigger(C.opaque(_raw), C.cast(view._raw), &cLocation, .init(rawValue: C.number(state)), guint(keyval)) != 0
    }
}
