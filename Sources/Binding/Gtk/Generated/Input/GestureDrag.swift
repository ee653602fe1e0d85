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

/// `GtkGestureDrag`. <https://docs.gtk.org/gtk4/class.GestureDrag.html>
open class GestureDrag: GestureSingle {
    open override nonisolated class var gtype: UInt { gtk_gesture_drag_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GestureDrag(_borrowed: raw) }
}

extension GestureDrag {
    /// `drag-begin`.
    @discardableResult
    public func onDragBegin(
        after: Bool = false, _ handler: @escaping @MainActor (_ startX: Double, _ startY: Double) -> Void
    ) -> SignalConnection {
        connect("drag-begin", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `drag-end`.
    @discardableResult
    public func onDragEnd(
        after: Bool = false, _ handler: @escaping @MainActor (_ offsetX: Double, _ offsetY: Double) -> Void
    ) -> SignalConnection {
        connect("drag-end", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `drag-update`.
    @discardableResult
    public func onDragUpdate(
        after: Bool = false, _ handler: @escaping @MainActor (_ offsetX: Double, _ offsetY: Double) -> Void
    ) -> SignalConnection {
        connect("drag-update", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `gtk_gesture_drag_get_offset()`.
    public var offset: (x: Double, y: Double)? {
        var x: gdouble = 0
        var y: gdouble = 0
        let result = gtk_gesture_drag_get_offset(C.opaque(_raw), &x, &y)
        return result == 0 ? nil : (x, y)
    }

    /// `gtk_gesture_drag_get_start_point()`.
    public var startPoint: (x: Double, y: Double)? {
        var x: gdouble = 0
        var y: gdouble = 0
        let result = gtk_gesture_drag_get_start_point(C.opaque(_raw), &x, &y)
        return result == 0 ? nil : (x, y)
    }
}

extension Members where Owner: GestureDrag {
    public var dragBegin: SignalKey<Owner, (startX: Double, startY: Double)> { SignalKey("drag-begin") { ($0.get(1), $0.get(2)) } }
    public var dragEnd: SignalKey<Owner, (offsetX: Double, offsetY: Double)> { SignalKey("drag-end") { ($0.get(1), $0.get(2)) } }
    public var dragUpdate: SignalKey<Owner, (offsetX: Double, offsetY: Double)> { SignalKey("drag-update") { ($0.get(1), $0.get(2)) } }
}
