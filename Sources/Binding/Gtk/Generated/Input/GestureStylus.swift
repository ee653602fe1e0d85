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

/// `GtkGestureStylus`. <https://docs.gtk.org/gtk4/class.GestureStylus.html>
open class GestureStylus: GestureSingle {
    open override nonisolated class var gtype: UInt { gtk_gesture_stylus_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GestureStylus(_borrowed: raw) }
}

extension GestureStylus {
    /// `down`.
    @discardableResult
    public func onDown(
        after: Bool = false, _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void
    ) -> SignalConnection {
        connect("down", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `motion`.
    @discardableResult
    public func onMotion(
        after: Bool = false, _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void
    ) -> SignalConnection {
        connect("motion", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `proximity`.
    @discardableResult
    public func onProximity(
        after: Bool = false, _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void
    ) -> SignalConnection {
        connect("proximity", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `up`.
    @discardableResult
    public func onUp(
        after: Bool = false, _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void
    ) -> SignalConnection {
        connect("up", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `gtk_gesture_stylus_get_axis()`.
    public func axis(_ axis: Gdk.AxisUse) -> Double? {
        var value: gdouble = 0
        let result = gtk_gesture_stylus_get_axis(C.opaque(_raw), .init(rawValue: C.number(axis)), &value)
        return result == 0 ? nil : value
    }

    /// `gtk_gesture_stylus_get_backlog()`.
    public var backlog: [Gdk.TimeCoord]? {
        var backlog: UnsafeMutablePointer<GdkTimeCoord>?
        var nElems: guint = 0
        let result = gtk_gesture_stylus_get_backlog(C.opaque(_raw), &backlog, &nElems)
        return result == 0 ? nil : C.array(numbers: backlog, of: GdkTimeCoord.self, count: C.int(nElems), .full) { Gdk.TimeCoord(_c: $0) }
    }

    /// `gtk_gesture_stylus_get_device_tool()`.
    public var deviceTool: Gdk.DeviceTool? { C.borrow(C.raw(gtk_gesture_stylus_get_device_tool(C.opaque(_raw)))) }

#if GTK_4_10
    /// `stylus-only`, `gtk_gesture_stylus_get_stylus_only()`.
    public var stylusOnly: Bool {
        get { gtk_gesture_stylus_get_stylus_only(C.opaque(_raw)) != 0 }
        set { gtk_gesture_stylus_set_stylus_only(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.stylusOnly; defer { self.stylusOnly = value }; yield &value }
    }
#endif
}

extension Members where Owner: GestureStylus {
    public var down: SignalKey<Owner, (x: Double, y: Double)> { SignalKey("down") { ($0.get(1), $0.get(2)) } }
    public var motion: SignalKey<Owner, (x: Double, y: Double)> { SignalKey("motion") { ($0.get(1), $0.get(2)) } }
    public var proximity: SignalKey<Owner, (x: Double, y: Double)> { SignalKey("proximity") { ($0.get(1), $0.get(2)) } }
    public var up: SignalKey<Owner, (x: Double, y: Double)> { SignalKey("up") { ($0.get(1), $0.get(2)) } }
#if GTK_4_10
    public var stylusOnly: PropertyKey<Owner, Bool> { PropertyKey("stylus-only") }
#endif
}
