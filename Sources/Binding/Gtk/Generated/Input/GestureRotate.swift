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

/// `GtkGestureRotate`. <https://docs.gtk.org/gtk4/class.GestureRotate.html>
open class GestureRotate: Gesture {
    open override nonisolated class var gtype: UInt { gtk_gesture_rotate_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GestureRotate(_borrowed: raw) }
}

extension GestureRotate {
    /// `angle-changed`.
    @discardableResult
    public func onAngleChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ angle: Double, _ angleDelta: Double) -> Void
    ) -> SignalConnection {
        connect("angle-changed", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `gtk_gesture_rotate_get_angle_delta()`.
    public var angleDelta: Double { gtk_gesture_rotate_get_angle_delta(C.opaque(_raw)) }
}

extension Members where Owner: GestureRotate {
    public var angleChanged: SignalKey<Owner, (angle: Double, angleDelta: Double)> { SignalKey("angle-changed") { ($0.get(1), $0.get(2)) } }
}
