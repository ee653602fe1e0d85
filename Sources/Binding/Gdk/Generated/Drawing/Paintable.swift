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

/// `GdkPaintable`. <https://docs.gtk.org/gdk4/iface.Paintable.html>
@MainActor
public protocol Paintable: Object {}

/// Some object with the interface ``Paintable``, of a class that is private to its library.
public final class AnyPaintable: Object, Paintable {
    public override nonisolated class var gtype: UInt { gdk_paintable_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyPaintable(_borrowed: raw) }
}

extension Paintable {
    /// `invalidate-contents`.
    @discardableResult
    public func onInvalidateContents(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("invalidate-contents", after: after, plain: handler)
    }

    /// `invalidate-size`.
    @discardableResult
    public func onInvalidateSize(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("invalidate-size", after: after, plain: handler)
    }

    /// `gdk_paintable_new_empty()`.
    public static func empty(width intrinsicWidth: Int, height intrinsicHeight: Int) -> any Paintable {
        C.present(C.adopt(C.raw(gdk_paintable_new_empty(C.gint(intrinsicWidth), C.gint(intrinsicHeight))), AnyPaintable.self), "gdk_paintable_new_empty")
    }

    /// `gdk_paintable_compute_concrete_size()`.
    public func computeConcreteSize(
        specifiedWidth: Double, specifiedHeight: Double, defaultWidth: Double, defaultHeight: Double
    ) -> (concreteWidth: Double, concreteHeight: Double) {
        var concreteWidth: gdouble = 0
        var concreteHeight: gdouble = 0
        gdk_paintable_compute_concrete_size(C.opaque(_raw), specifiedWidth, specifiedHeight, defaultWidth, defaultHeight, &concreteWidth, &concreteHeight)
        return (concreteWidth, concreteHeight)
    }

    /// `gdk_paintable_get_current_image()`.
    public var currentImage: any Paintable { C.present(C.adopt(C.raw(gdk_paintable_get_current_image(C.opaque(_raw))), AnyPaintable.self), "gdk_paintable_get_current_image") }

    /// `gdk_paintable_get_flags()`.
    public var flags: PaintableFlags { C.flags(gdk_paintable_get_flags(C.opaque(_raw)).rawValue) }

    /// `gdk_paintable_get_intrinsic_aspect_ratio()`.
    public var intrinsicAspectRatio: Double { gdk_paintable_get_intrinsic_aspect_ratio(C.opaque(_raw)) }

    /// `gdk_paintable_get_intrinsic_height()`.
    public var intrinsicHeight: Int { C.int(gdk_paintable_get_intrinsic_height(C.opaque(_raw))) }

    /// `gdk_paintable_get_intrinsic_width()`.
    public var intrinsicWidth: Int { C.int(gdk_paintable_get_intrinsic_width(C.opaque(_raw))) }

    /// `gdk_paintable_invalidate_contents()`.
    public func invalidateContents() {
        gdk_paintable_invalidate_contents(C.opaque(_raw))
    }

    /// `gdk_paintable_invalidate_size()`.
    public func invalidateSize() {
        gdk_paintable_invalidate_size(C.opaque(_raw))
    }

    /// `gdk_paintable_snapshot()`.
    public func snapshot(_ snapshot: Snapshot, width: Double, height: Double) {
        gdk_paintable_snapshot(C.opaque(_raw), C.opaque(snapshot._raw), width, height)
    }
}

extension Members where Owner: Paintable {
    public var invalidateContents: SignalKey<Owner, Void> { SignalKey("invalidate-contents") }
    public var invalidateSize: SignalKey<Owner, Void> { SignalKey("invalidate-size") }
}
