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

/// `GdkDevice`. <https://docs.gtk.org/gdk4/class.Device.html>
open class Device: Object {
    open override nonisolated class var gtype: UInt { gdk_device_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Device(_borrowed: raw) }
}

extension Device {
    /// `caps-lock-state`, `gdk_device_get_caps_lock_state()`.
    public var capsLockState: Bool { gdk_device_get_caps_lock_state(C.opaque(_raw)) != 0 }

    /// `direction`, `gdk_device_get_direction()`.
    public var direction: Pango.Direction { C.enumeration(gdk_device_get_direction(C.opaque(_raw)).rawValue) }

    /// `display`, `gdk_device_get_display()`.
    public var display: Display { C.present(C.borrow(C.raw(gdk_device_get_display(C.opaque(_raw)))), "gdk_device_get_display") }

    /// `has-bidi-layouts`, `gdk_device_has_bidi_layouts()`.
    public var hasBidiLayouts: Bool { gdk_device_has_bidi_layouts(C.opaque(_raw)) != 0 }

    /// `has-cursor`, `gdk_device_get_has_cursor()`.
    public var hasCursor: Bool { gdk_device_get_has_cursor(C.opaque(_raw)) != 0 }

    /// `modifier-state`, `gdk_device_get_modifier_state()`.
    public var modifierState: ModifierType { C.flags(gdk_device_get_modifier_state(C.opaque(_raw)).rawValue) }

    /// `n-axes`.
    public var nAxes: Int { property("n-axes") }

    /// `name`, `gdk_device_get_name()`.
    public var name: String { C.string(gdk_device_get_name(C.opaque(_raw))) }

    /// `num-lock-state`, `gdk_device_get_num_lock_state()`.
    public var numLockState: Bool { gdk_device_get_num_lock_state(C.opaque(_raw)) != 0 }

    /// `num-touches`, `gdk_device_get_num_touches()`.
    public var numTouches: Int { C.int(gdk_device_get_num_touches(C.opaque(_raw))) }

    /// `product-id`, `gdk_device_get_product_id()`.
    public var productId: String? { C.optionalString(gdk_device_get_product_id(C.opaque(_raw))) }

    /// `scroll-lock-state`, `gdk_device_get_scroll_lock_state()`.
    public var scrollLockState: Bool { gdk_device_get_scroll_lock_state(C.opaque(_raw)) != 0 }

    /// `seat`, `gdk_device_get_seat()`.
    public var seat: Seat {
        get { C.present(C.borrow(gdk_device_get_seat(C.opaque(_raw))), "gdk_device_get_seat") }
        set { setProperty("seat", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.seat; defer { self.seat = value }; yield &value }
    }

    /// `source`, `gdk_device_get_source()`.
    public var source: InputSource { C.enumeration(gdk_device_get_source(C.opaque(_raw)).rawValue) }

    /// `tool`.
    public var tool: DeviceTool? { property("tool") }

    /// `vendor-id`, `gdk_device_get_vendor_id()`.
    public var vendorId: String? { C.optionalString(gdk_device_get_vendor_id(C.opaque(_raw))) }

    /// `changed`.
    @discardableResult
    public func onChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, plain: handler)
    }

    /// `tool-changed`.
    @discardableResult
    public func onToolChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ tool: DeviceTool?) -> Void
    ) -> SignalConnection {
        connect("tool-changed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gdk_device_get_surface_at_position()`.
    public var surfaceAtPosition: (result: Surface?, winX: Double, winY: Double) {
        var winX: gdouble = 0
        var winY: gdouble = 0
        let result = gdk_device_get_surface_at_position(C.opaque(_raw), &winX, &winY)
        return (C.borrow(C.raw(result)), winX, winY)
    }

    /// `gdk_device_get_timestamp()`.
    public var timestamp: Int { C.int(gdk_device_get_timestamp(C.opaque(_raw))) }

#if GTK_4_18
    /// `active-layout-index`, `gdk_device_get_active_layout_index()`.
    public var activeLayoutIndex: Int { C.int(gdk_device_get_active_layout_index(C.opaque(_raw))) }

    /// `layout-names`, `gdk_device_get_layout_names()`.
    public var layoutNames: [String] { C.takeStrings(gdk_device_get_layout_names(C.opaque(_raw))) }
#endif
}

extension Members where Owner: Device {
    public var capsLockState: PropertyKey<Owner, Bool> { PropertyKey("caps-lock-state") }
    public var direction: PropertyKey<Owner, Pango.Direction> { PropertyKey("direction") }
    public var display: PropertyKey<Owner, Display> { PropertyKey("display") }
    public var hasBidiLayouts: PropertyKey<Owner, Bool> { PropertyKey("has-bidi-layouts") }
    public var hasCursor: PropertyKey<Owner, Bool> { PropertyKey("has-cursor") }
    public var modifierState: PropertyKey<Owner, ModifierType> { PropertyKey("modifier-state") }
    public var nAxes: PropertyKey<Owner, Int> { PropertyKey("n-axes") }
    public var name: PropertyKey<Owner, String> { PropertyKey("name") }
    public var numLockState: PropertyKey<Owner, Bool> { PropertyKey("num-lock-state") }
    public var numTouches: PropertyKey<Owner, Int> { PropertyKey("num-touches") }
    public var productId: PropertyKey<Owner, String?> { PropertyKey("product-id") }
    public var scrollLockState: PropertyKey<Owner, Bool> { PropertyKey("scroll-lock-state") }
    public var seat: PropertyKey<Owner, Seat> { PropertyKey("seat") }
    public var source: PropertyKey<Owner, InputSource> { PropertyKey("source") }
    public var tool: PropertyKey<Owner, DeviceTool?> { PropertyKey("tool") }
    public var vendorId: PropertyKey<Owner, String?> { PropertyKey("vendor-id") }
    public var changed: SignalKey<Owner, Void> { SignalKey("changed") }
    public var toolChanged: SignalKey<Owner, DeviceTool?> { SignalKey(one: "tool-changed") }
#if GTK_4_18
    public var activeLayoutIndex: PropertyKey<Owner, Int> { PropertyKey("active-layout-index") }
    public var layoutNames: PropertyKey<Owner, [String]> { PropertyKey("layout-names") }
#endif
}
