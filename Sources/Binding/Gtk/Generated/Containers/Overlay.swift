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

/// `GtkOverlay`. <https://docs.gtk.org/gtk4/class.Overlay.html>
open class Overlay: Widget {
    open override nonisolated class var gtype: UInt { gtk_overlay_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Overlay(_borrowed: raw) }
}

extension Overlay {
    /// `child`, `gtk_overlay_get_child()`.
    public var child: Widget? {
        get { C.borrow(gtk_overlay_get_child(C.opaque(_raw))) }
        set { gtk_overlay_set_child(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `gtk_overlay_add_overlay()`.
    public func addOverlay(_ widget: Widget) {
        gtk_overlay_add_overlay(C.opaque(_raw), C.cast(widget._raw))
    }

    /// `gtk_overlay_get_clip_overlay()`.
    public func clipOverlay(of widget: Widget) -> Bool {
        gtk_overlay_get_clip_overlay(C.opaque(_raw), C.cast(widget._raw)) != 0
    }

    /// `gtk_overlay_get_measure_overlay()`.
    public func measureOverlay(of widget: Widget) -> Bool {
        gtk_overlay_get_measure_overlay(C.opaque(_raw), C.cast(widget._raw)) != 0
    }

    /// `gtk_overlay_remove_overlay()`.
    public func removeOverlay(_ widget: Widget) {
        gtk_overlay_remove_overlay(C.opaque(_raw), C.cast(widget._raw))
    }

    /// `gtk_overlay_set_clip_overlay()`.
    public func setClipOverlay(_ widget: Widget, clipOverlay: Bool) {
        gtk_overlay_set_clip_overlay(C.opaque(_raw), C.cast(widget._raw), clipOverlay ? 1 : 0)
    }

    /// `gtk_overlay_set_measure_overlay()`.
    public func setMeasureOverlay(_ widget: Widget, measure: Bool) {
        gtk_overlay_set_measure_overlay(C.opaque(_raw), C.cast(widget._raw), measure ? 1 : 0)
    }
}

extension Members where Owner: Overlay {
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
}
