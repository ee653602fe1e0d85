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

/// `GtkRoot`. <https://docs.gtk.org/gtk4/iface.Root.html>
@MainActor
public protocol Root: Native, Widget {}

/// Some object with the interface ``Root``, of a class that is private to its library.
public final class AnyRoot: Widget, Root {
    public override nonisolated class var gtype: UInt { gtk_root_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyRoot(_borrowed: raw) }
}

extension Root {
    /// `gtk_root_get_display()`.
    public var display: Gdk.Display { C.present(C.borrow(C.raw(gtk_root_get_display(C.opaque(_raw)))), "gtk_root_get_display") }

    /// `gtk_root_get_focus()`.
    public var focus: Widget? {
        get { C.borrow(gtk_root_get_focus(C.opaque(_raw))) }
        set { gtk_root_set_focus(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.focus; defer { self.focus = value }; yield &value }
    }
}
