// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkDragSurface`. <https://docs.gtk.org/gdk4/iface.DragSurface.html>
@MainActor
public protocol DragSurface: Surface {}

/// Some object with the interface ``DragSurface``, of a class that is private to its library.
public final class AnyDragSurface: Surface, DragSurface {
    public override nonisolated class var gtype: UInt { gdk_drag_surface_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyDragSurface(_borrowed: raw) }
}

extension DragSurface {
    /// `gdk_drag_surface_present()`.
    @discardableResult
    public func present(width: Int, height: Int) -> Bool {
        gdk_drag_surface_present(C.opaque(_raw), C.gint(width), C.gint(height)) != 0
    }

#if GTK_4_12
    /// `compute-size`.
    @discardableResult
    public func onComputeSize(
        after: Bool = false, _ handler: @escaping @MainActor (_ size: DragSurfaceSize) -> Void
    ) -> SignalConnection {
        connect("compute-size", after: after) { arguments in handler(arguments.get(1)) }
    }
#endif
}

extension Members where Owner: DragSurface {
#if GTK_4_12
    public var computeSize: SignalKey<Owner, DragSurfaceSize> { SignalKey(one: "compute-size") }
#endif
}
