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

#if GTK_4_10
/// `GtkAccessibleRange`. <https://docs.gtk.org/gtk4/iface.AccessibleRange.html>
@MainActor
public protocol AccessibleRange: Accessible {}

/// Some object with the interface ``AccessibleRange``, of a class that is private to its library.
public final class AnyAccessibleRange: Object, AccessibleRange {
    public override nonisolated class var gtype: UInt { gtk_accessible_range_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyAccessibleRange(_borrowed: raw) }
}
#endif
