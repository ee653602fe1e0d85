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

/// `GtkStackSidebar`. <https://docs.gtk.org/gtk4/class.StackSidebar.html>
open class StackSidebar: Widget {
    open override nonisolated class var gtype: UInt { gtk_stack_sidebar_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { StackSidebar(_borrowed: raw) }
}

extension StackSidebar {
    /// `stack`, `gtk_stack_sidebar_get_stack()`.
    public var stack: Stack? {
        get { C.borrow(C.raw(gtk_stack_sidebar_get_stack(C.opaque(_raw)))) }
        set { setProperty("stack", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.stack; defer { self.stack = value }; yield &value }
    }
}

extension Members where Owner: StackSidebar {
    public var stack: PropertyKey<Owner, Stack?> { PropertyKey("stack") }
}
