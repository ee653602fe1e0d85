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

/// `GtkLayoutChild`. <https://docs.gtk.org/gtk4/class.LayoutChild.html>
open class LayoutChild: Object {
    open override nonisolated class var gtype: UInt { gtk_layout_child_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { LayoutChild(_borrowed: raw) }
}

extension LayoutChild {
    /// `child-widget`, `gtk_layout_child_get_child_widget()`.
    public var childWidget: Widget { C.present(C.borrow(gtk_layout_child_get_child_widget(C.cast(_raw))), "gtk_layout_child_get_child_widget") }

    /// `layout-manager`, `gtk_layout_child_get_layout_manager()`.
    public var layoutManager: LayoutManager { C.present(C.borrow(gtk_layout_child_get_layout_manager(C.cast(_raw))), "gtk_layout_child_get_layout_manager") }
}

extension Members where Owner: LayoutChild {
    public var childWidget: PropertyKey<Owner, Widget> { PropertyKey("child-widget") }
    public var layoutManager: PropertyKey<Owner, LayoutManager> { PropertyKey("layout-manager") }
}
