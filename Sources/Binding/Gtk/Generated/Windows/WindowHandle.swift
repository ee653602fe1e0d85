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

/// `GtkWindowHandle`. <https://docs.gtk.org/gtk4/class.WindowHandle.html>
open class WindowHandle: Widget {
    open override nonisolated class var gtype: UInt { gtk_window_handle_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { WindowHandle(_borrowed: raw) }
}

extension WindowHandle {
    /// `child`, `gtk_window_handle_get_child()`.
    public var child: Widget? {
        get { C.borrow(gtk_window_handle_get_child(C.opaque(_raw))) }
        set { gtk_window_handle_set_child(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }
}

extension Members where Owner: WindowHandle {
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
}
