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

/// `GtkGesturePan`. <https://docs.gtk.org/gtk4/class.GesturePan.html>
open class GesturePan: GestureDrag {
    open override nonisolated class var gtype: UInt { gtk_gesture_pan_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GesturePan(_borrowed: raw) }

    /// `gtk_gesture_pan_new()`.
    public convenience init(orientation: Orientation) {
        if Self.hasOwnType { self.init(properties: ["orientation": orientation]); return }
        self.init(_constructed: C.present(C.raw(gtk_gesture_pan_new(.init(rawValue: C.number(orientation)))), "gtk_gesture_pan_new"))
    }
}

extension GesturePan {
    /// `orientation`, `gtk_gesture_pan_get_orientation()`.
    public var orientation: Orientation {
        get { C.enumeration(gtk_gesture_pan_get_orientation(C.opaque(_raw)).rawValue) }
        set { gtk_gesture_pan_set_orientation(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.orientation; defer { self.orientation = value }; yield &value }
    }

    /// `pan`.
    @discardableResult
    public func onPan(
        after: Bool = false, _ handler: @escaping @MainActor (_ direction: PanDirection, _ offset: Double) -> Void
    ) -> SignalConnection {
        connect("pan", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }
}

extension Members where Owner: GesturePan {
    public var orientation: PropertyKey<Owner, Orientation> { PropertyKey("orientation") }
    public var pan: SignalKey<Owner, (direction: PanDirection, offset: Double)> { SignalKey("pan") { ($0.get(1), $0.get(2)) } }
}
