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

/// `GtkGestureZoom`. <https://docs.gtk.org/gtk4/class.GestureZoom.html>
open class GestureZoom: Gesture {
    open override nonisolated class var gtype: UInt { gtk_gesture_zoom_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GestureZoom(_borrowed: raw) }
}

extension GestureZoom {
    /// `scale-changed`.
    @discardableResult
    public func onScaleChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ scale: Double) -> Void
    ) -> SignalConnection {
        connect("scale-changed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gtk_gesture_zoom_get_scale_delta()`.
    public var scaleDelta: Double { gtk_gesture_zoom_get_scale_delta(C.opaque(_raw)) }
}

extension Members where Owner: GestureZoom {
    public var scaleChanged: SignalKey<Owner, Double> { SignalKey(one: "scale-changed") }
}
