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

/// `GtkOverlayLayoutChild`. <https://docs.gtk.org/gtk4/class.OverlayLayoutChild.html>
open class OverlayLayoutChild: LayoutChild {
    open override nonisolated class var gtype: UInt { gtk_overlay_layout_child_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { OverlayLayoutChild(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension OverlayLayoutChild {
    /// `clip-overlay`, `gtk_overlay_layout_child_get_clip_overlay()`.
    public var clipOverlay: Bool {
        get { gtk_overlay_layout_child_get_clip_overlay(C.opaque(_raw)) != 0 }
        set { gtk_overlay_layout_child_set_clip_overlay(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.clipOverlay; defer { self.clipOverlay = value }; yield &value }
    }

    /// `measure`, `gtk_overlay_layout_child_get_measure()`.
    public var measure: Bool {
        get { gtk_overlay_layout_child_get_measure(C.opaque(_raw)) != 0 }
        set { gtk_overlay_layout_child_set_measure(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.measure; defer { self.measure = value }; yield &value }
    }
}

extension Members where Owner: OverlayLayoutChild {
    public var clipOverlay: PropertyKey<Owner, Bool> { PropertyKey("clip-overlay") }
    public var measure: PropertyKey<Owner, Bool> { PropertyKey("measure") }
}
