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

/// `GtkLayoutManager`. <https://docs.gtk.org/gtk4/class.LayoutManager.html>
open class LayoutManager: Object {
    open override nonisolated class var gtype: UInt { gtk_layout_manager_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { LayoutManager(_borrowed: raw) }
}

extension LayoutManager {
    /// `gtk_layout_manager_allocate()`.
    public func allocate(_ widget: Widget, width: Int, height: Int, baseline: Int) {
        gtk_layout_manager_allocate(C.cast(_raw), C.cast(widget._raw), C.gint(width), C.gint(height), C.gint(baseline))
    }

    /// `gtk_layout_manager_get_layout_child()`.
    public func layoutChild(of child: Widget) -> LayoutChild {
        C.present(C.borrow(gtk_layout_manager_get_layout_child(C.cast(_raw), C.cast(child._raw))), "gtk_layout_manager_get_layout_child")
    }

    /// `gtk_layout_manager_get_request_mode()`.
    public var requestMode: SizeRequestMode { C.enumeration(gtk_layout_manager_get_request_mode(C.cast(_raw)).rawValue) }

    /// `gtk_layout_manager_get_widget()`.
    public var widget: Widget? { C.borrow(gtk_layout_manager_get_widget(C.cast(_raw))) }

    /// `gtk_layout_manager_layout_changed()`.
    public func layoutChanged() {
        gtk_layout_manager_layout_changed(C.cast(_raw))
    }

    /// `gtk_layout_manager_measure()`.
    public func measure(
        _ widget: Widget, orientation: Orientation, forSize: Int
    ) -> (minimum: Int, natural: Int, minimumBaseline: Int, naturalBaseline: Int) {
        var minimum: gint = 0
        var natural: gint = 0
        var minimumBaseline: gint = 0
        var naturalBaseline: gint = 0
        gtk_layout_manager_measure(C.cast(_raw), C.cast(widget._raw), .init(rawValue: C.number(orientation)), C.gint(forSize), &minimum, &natural, &minimumBaseline, &naturalBaseline)
        return (C.int(minimum), C.int(natural), C.int(minimumBaseline), C.int(naturalBaseline))
    }
}
