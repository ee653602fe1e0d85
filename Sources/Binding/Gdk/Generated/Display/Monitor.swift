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

/// `GdkMonitor`. <https://docs.gtk.org/gdk4/class.Monitor.html>
open class Monitor: Object {
    open override nonisolated class var gtype: UInt { gdk_monitor_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Monitor(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension Monitor {
    /// `connector`, `gdk_monitor_get_connector()`.
    public var connector: String? { C.optionalString(gdk_monitor_get_connector(C.opaque(_raw))) }

    /// `display`, `gdk_monitor_get_display()`.
    public var display: Display { C.present(C.borrow(C.raw(gdk_monitor_get_display(C.opaque(_raw)))), "gdk_monitor_get_display") }

    /// `geometry`.
    public var geometry: Rectangle { property("geometry") }

    /// `height-mm`, `gdk_monitor_get_height_mm()`.
    public var heightMm: Int { C.int(gdk_monitor_get_height_mm(C.opaque(_raw))) }

    /// `manufacturer`, `gdk_monitor_get_manufacturer()`.
    public var manufacturer: String? { C.optionalString(gdk_monitor_get_manufacturer(C.opaque(_raw))) }

    /// `model`, `gdk_monitor_get_model()`.
    public var model: String? { C.optionalString(gdk_monitor_get_model(C.opaque(_raw))) }

    /// `refresh-rate`, `gdk_monitor_get_refresh_rate()`.
    public var refreshRate: Int { C.int(gdk_monitor_get_refresh_rate(C.opaque(_raw))) }

    /// `scale-factor`, `gdk_monitor_get_scale_factor()`.
    public var scaleFactor: Int { C.int(gdk_monitor_get_scale_factor(C.opaque(_raw))) }

    /// `subpixel-layout`, `gdk_monitor_get_subpixel_layout()`.
    public var subpixelLayout: SubpixelLayout { C.enumeration(gdk_monitor_get_subpixel_layout(C.opaque(_raw)).rawValue) }

    /// `valid`.
    public var valid: Bool { property("valid") }

    /// `width-mm`, `gdk_monitor_get_width_mm()`.
    public var widthMm: Int { C.int(gdk_monitor_get_width_mm(C.opaque(_raw))) }

    /// `invalidate`.
    @discardableResult
    public func onInvalidate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("invalidate", after: after, plain: handler)
    }

    /// `gdk_monitor_is_valid()`.
    public var isValid: Bool { gdk_monitor_is_valid(C.opaque(_raw)) != 0 }

#if GTK_4_10
    /// `description`, `gdk_monitor_get_description()`.
    public var monitorDescription: String? { C.optionalString(gdk_monitor_get_description(C.opaque(_raw))) }
#endif

#if GTK_4_14
    /// `scale`, `gdk_monitor_get_scale()`.
    public var scale: Double { gdk_monitor_get_scale(C.opaque(_raw)) }
#endif
}

extension Members where Owner: Monitor {
    public var connector: PropertyKey<Owner, String?> { PropertyKey("connector") }
    public var display: PropertyKey<Owner, Display> { PropertyKey("display") }
    public var geometry: PropertyKey<Owner, Rectangle> { PropertyKey("geometry") }
    public var heightMm: PropertyKey<Owner, Int> { PropertyKey("height-mm") }
    public var manufacturer: PropertyKey<Owner, String?> { PropertyKey("manufacturer") }
    public var model: PropertyKey<Owner, String?> { PropertyKey("model") }
    public var refreshRate: PropertyKey<Owner, Int> { PropertyKey("refresh-rate") }
    public var scaleFactor: PropertyKey<Owner, Int> { PropertyKey("scale-factor") }
    public var subpixelLayout: PropertyKey<Owner, SubpixelLayout> { PropertyKey("subpixel-layout") }
    public var valid: PropertyKey<Owner, Bool> { PropertyKey("valid") }
    public var widthMm: PropertyKey<Owner, Int> { PropertyKey("width-mm") }
    public var invalidate: SignalKey<Owner, Void> { SignalKey("invalidate") }
#if GTK_4_10
    public var monitorDescription: PropertyKey<Owner, String?> { PropertyKey("description") }
#endif
#if GTK_4_14
    public var scale: PropertyKey<Owner, Double> { PropertyKey("scale") }
#endif
}
