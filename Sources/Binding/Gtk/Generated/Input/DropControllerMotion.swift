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

/// `GtkDropControllerMotion`. <https://docs.gtk.org/gtk4/class.DropControllerMotion.html>
open class DropControllerMotion: EventController {
    open override nonisolated class var gtype: UInt { gtk_drop_controller_motion_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DropControllerMotion(_borrowed: raw) }
}

extension DropControllerMotion {
    /// `contains-pointer`, `gtk_drop_controller_motion_contains_pointer()`.
    public var containsPointer: Bool { gtk_drop_controller_motion_contains_pointer(C.opaque(_raw)) != 0 }

    /// `drop`, `gtk_drop_controller_motion_get_drop()`.
    public var drop: Gdk.Drop? { C.borrow(C.raw(gtk_drop_controller_motion_get_drop(C.opaque(_raw)))) }

    /// `is-pointer`, `gtk_drop_controller_motion_is_pointer()`.
    public var isPointer: Bool { gtk_drop_controller_motion_is_pointer(C.opaque(_raw)) != 0 }

    /// `enter`.
    @discardableResult
    public func onEnter(
        after: Bool = false, _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void
    ) -> SignalConnection {
        connect("enter", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `leave`.
    @discardableResult
    public func onLeave(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("leave", after: after, plain: handler)
    }

    /// `motion`.
    @discardableResult
    public func onMotion(
        after: Bool = false, _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void
    ) -> SignalConnection {
        connect("motion", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }
}

extension Members where Owner: DropControllerMotion {
    public var containsPointer: PropertyKey<Owner, Bool> { PropertyKey("contains-pointer") }
    public var drop: PropertyKey<Owner, Gdk.Drop?> { PropertyKey("drop") }
    public var isPointer: PropertyKey<Owner, Bool> { PropertyKey("is-pointer") }
    public var enter: SignalKey<Owner, (x: Double, y: Double)> { SignalKey("enter") { ($0.get(1), $0.get(2)) } }
    public var leave: SignalKey<Owner, Void> { SignalKey("leave") }
    public var motion: SignalKey<Owner, (x: Double, y: Double)> { SignalKey("motion") { ($0.get(1), $0.get(2)) } }
}
