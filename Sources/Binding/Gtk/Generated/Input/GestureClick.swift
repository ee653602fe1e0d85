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

/// `GtkGestureClick`. <https://docs.gtk.org/gtk4/class.GestureClick.html>
open class GestureClick: GestureSingle {
    open override nonisolated class var gtype: UInt { gtk_gesture_click_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GestureClick(_borrowed: raw) }
}

extension GestureClick {
    /// `pressed`.
    @discardableResult
    public func onPressed(
        after: Bool = false, _ handler: @escaping @MainActor (_ nPress: Int, _ x: Double, _ y: Double) -> Void
    ) -> SignalConnection {
        connect("pressed", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `released`.
    @discardableResult
    public func onReleased(
        after: Bool = false, _ handler: @escaping @MainActor (_ nPress: Int, _ x: Double, _ y: Double) -> Void
    ) -> SignalConnection {
        connect("released", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `stopped`.
    @discardableResult
    public func onStopped(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("stopped", after: after, plain: handler)
    }

    /// `unpaired-release`.
    @discardableResult
    public func onUnpairedRelease(
        after: Bool = false, _ handler: @escaping @MainActor (_ x: Double, _ y: Double, _ button: Int, _ sequence: Gdk.EventSequence?) -> Void
    ) -> SignalConnection {
        connect("unpaired-release", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3), arguments.get(4)) }
    }
}

extension Members where Owner: GestureClick {
    public var pressed: SignalKey<Owner, (nPress: Int, x: Double, y: Double)> { SignalKey("pressed") { ($0.get(1), $0.get(2), $0.get(3)) } }
    public var released: SignalKey<Owner, (nPress: Int, x: Double, y: Double)> { SignalKey("released") { ($0.get(1), $0.get(2), $0.get(3)) } }
    public var stopped: SignalKey<Owner, Void> { SignalKey("stopped") }
    public var unpairedRelease: SignalKey<Owner, (x: Double, y: Double, button: Int, sequence: Gdk.EventSequence?)> { SignalKey("unpaired-release") { ($0.get(1), $0.get(2), $0.get(3), $0.get(4)) } }
}
