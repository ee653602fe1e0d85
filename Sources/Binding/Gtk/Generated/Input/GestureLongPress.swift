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

/// `GtkGestureLongPress`. <https://docs.gtk.org/gtk4/class.GestureLongPress.html>
open class GestureLongPress: GestureSingle {
    open override nonisolated class var gtype: UInt { gtk_gesture_long_press_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GestureLongPress(_borrowed: raw) }
}

extension GestureLongPress {
    /// `delay-factor`, `gtk_gesture_long_press_get_delay_factor()`.
    public var delayFactor: Double {
        get { gtk_gesture_long_press_get_delay_factor(C.opaque(_raw)) }
        set { gtk_gesture_long_press_set_delay_factor(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.delayFactor; defer { self.delayFactor = value }; yield &value }
    }

    /// `cancelled`.
    @discardableResult
    public func onCancelled(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("cancelled", after: after, plain: handler)
    }

    /// `pressed`.
    @discardableResult
    public func onPressed(
        after: Bool = false, _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void
    ) -> SignalConnection {
        connect("pressed", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }
}

extension Members where Owner: GestureLongPress {
    public var delayFactor: PropertyKey<Owner, Double> { PropertyKey("delay-factor") }
    public var cancelled: SignalKey<Owner, Void> { SignalKey("cancelled") }
    public var pressed: SignalKey<Owner, (x: Double, y: Double)> { SignalKey("pressed") { ($0.get(1), $0.get(2)) } }
}
