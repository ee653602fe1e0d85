// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CAdw
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `AdwSwipeable`.
@MainActor
public protocol Swipeable: Gtk.Widget {}

/// Some object with the interface ``Swipeable``, of a class that is private to its library.
public final class AnySwipeable: Gtk.Widget, Swipeable {
    public override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_swipeable_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnySwipeable(_borrowed: raw) }
}

extension Swipeable {
    /// `adw_swipeable_get_cancel_progress()`.
    public var cancelProgress: Double { adw_swipeable_get_cancel_progress(C.opaque(_raw)) }

    /// `adw_swipeable_get_distance()`.
    public var distance: Double { adw_swipeable_get_distance(C.opaque(_raw)) }

    /// `adw_swipeable_get_progress()`.
    public var progress: Double { adw_swipeable_get_progress(C.opaque(_raw)) }

    /// `adw_swipeable_get_snap_points()`.
    public var snapPoints: [Double] {
        var nSnapPoints: gint = 0
        let result = adw_swipeable_get_snap_points(C.opaque(_raw), &nSnapPoints)
        return C.array(numbers: result, of: Double.self, count: C.int(nSnapPoints), .full) { $0 }
    }

    /// `adw_swipeable_get_swipe_area()`.
    public func swipeArea(_ navigationDirection: NavigationDirection, isDrag: Bool) -> Gdk.Rectangle {
        var rect = GdkRectangle()
        adw_swipeable_get_swipe_area(C.opaque(_raw), .init(rawValue: C.number(navigationDirection)), isDrag ? 1 : 0, &rect)
        return Gdk.Rectangle(_c: rect)
    }
}
