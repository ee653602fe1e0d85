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

/// `GtkDragIcon`. <https://docs.gtk.org/gtk4/class.DragIcon.html>
open class DragIcon: Widget, Native, Root {
    open override nonisolated class var gtype: UInt { gtk_drag_icon_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DragIcon(_borrowed: raw) }
}

extension DragIcon {
    /// `child`, `gtk_drag_icon_get_child()`.
    public var child: Widget? {
        get { C.borrow(gtk_drag_icon_get_child(C.opaque(_raw))) }
        set { gtk_drag_icon_set_child(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `gtk_drag_icon_create_widget_for_value()`.
    public static func createWidget(for value: Value) -> Widget? {
        C.adopt(gtk_drag_icon_create_widget_for_value(C.cast(value._raw)))
    }

    /// `gtk_drag_icon_get_for_drag()`.
    public static func `for`(_ drag: Gdk.Drag) -> Widget {
        C.present(C.borrow(gtk_drag_icon_get_for_drag(C.opaque(drag._raw))), "gtk_drag_icon_get_for_drag")
    }

    /// `gtk_drag_icon_set_from_paintable()`.
    public static func setFromPaintable(
        _ drag: Gdk.Drag, paintable: any Gdk.Paintable, hotX: Int, hotY: Int
    ) {
        gtk_drag_icon_set_from_paintable(C.opaque(drag._raw), C.opaque(paintable._raw), C.gint(hotX), C.gint(hotY))
    }
}

extension Members where Owner: DragIcon {
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
}
