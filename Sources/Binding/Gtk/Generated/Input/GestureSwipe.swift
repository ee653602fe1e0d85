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

/// `GtkGestureSwipe`. <https://docs.gtk.org/gtk4/class.GestureSwipe.html>
open class GestureSwipe: GestureSingle {
    open override nonisolated class var gtype: UInt { gtk_gesture_swipe_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GestureSwipe(_borrowed: raw) }
}

extension GestureSwipe {
    /// `swipe`.
    @discardableResult
    public func onSwipe(
        after: Bool = false, _ handler: @escaping @MainActor (_ velocityX: Double, _ velocityY: Double) -> Void
    ) -> SignalConnection {
        connect("swipe", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `gtk_gesture_swipe_get_velocity()`.
    public var velocity: (velocityX: Double, velocityY: Double)? {
        var velocityX: gdouble = 0
        var velocityY: gdouble = 0
        let result = gtk_gesture_swipe_get_velocity(C.opaque(_raw), &velocityX, &velocityY)
        return result == 0 ? nil : (velocityX, velocityY)
    }
}

extension Members where Owner: GestureSwipe {
    public var swipe: SignalKey<Owner, (velocityX: Double, velocityY: Double)> { SignalKey("swipe") { ($0.get(1), $0.get(2)) } }
}
