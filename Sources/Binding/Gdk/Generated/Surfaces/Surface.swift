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

/// `GdkSurface`. <https://docs.gtk.org/gdk4/class.Surface.html>
open class Surface: Object {
    open override nonisolated class var gtype: UInt { gdk_surface_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Surface(_borrowed: raw) }

    /// `gdk_surface_new_popup()`.
    public convenience init(parent: Surface, autohide: Bool) {
        self.init(_constructed: C.present(C.raw(gdk_surface_new_popup(C.opaque(parent._raw), autohide ? 1 : 0)), "gdk_surface_new_popup"))
    }

    /// `gdk_surface_new_toplevel()`.
    public convenience init(display: Display) {
        self.init(_constructed: C.present(C.raw(gdk_surface_new_toplevel(C.opaque(display._raw))), "gdk_surface_new_toplevel"))
    }
}

extension Surface {
    /// `cursor`, `gdk_surface_get_cursor()`.
    public var cursor: Cursor? {
        get { C.borrow(C.raw(gdk_surface_get_cursor(C.opaque(_raw)))) }
        set { gdk_surface_set_cursor(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.cursor; defer { self.cursor = value }; yield &value }
    }

    /// `display`, `gdk_surface_get_display()`.
    public var display: Display { C.present(C.borrow(C.raw(gdk_surface_get_display(C.opaque(_raw)))), "gdk_surface_get_display") }

    /// `frame-clock`, `gdk_surface_get_frame_clock()`.
    public var frameClock: FrameClock { C.present(C.borrow(C.raw(gdk_surface_get_frame_clock(C.opaque(_raw)))), "gdk_surface_get_frame_clock") }

    /// `height`, `gdk_surface_get_height()`.
    public var height: Int { C.int(gdk_surface_get_height(C.opaque(_raw))) }

    /// `mapped`, `gdk_surface_get_mapped()`.
    public var mapped: Bool { gdk_surface_get_mapped(C.opaque(_raw)) != 0 }

    /// `scale-factor`, `gdk_surface_get_scale_factor()`.
    public var scaleFactor: Int { C.int(gdk_surface_get_scale_factor(C.opaque(_raw))) }

    /// `width`, `gdk_surface_get_width()`.
    public var width: Int { C.int(gdk_surface_get_width(C.opaque(_raw))) }

    /// `enter-monitor`.
    @discardableResult
    public func onEnterMonitor(
        after: Bool = false, _ handler: @escaping @MainActor (_ monitor: Monitor) -> Void
    ) -> SignalConnection {
        connect("enter-monitor", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `event`.
    @discardableResult
    public func onEvent(
        after: Bool = false, _ handler: @escaping @MainActor (_ event: Event) -> Bool
    ) -> SignalConnection {
        connect("event", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `layout`.
    @discardableResult
    public func onLayout(
        after: Bool = false, _ handler: @escaping @MainActor (_ width: Int, _ height: Int) -> Void
    ) -> SignalConnection {
        connect("layout", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `leave-monitor`.
    @discardableResult
    public func onLeaveMonitor(
        after: Bool = false, _ handler: @escaping @MainActor (_ monitor: Monitor) -> Void
    ) -> SignalConnection {
        connect("leave-monitor", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `render`.
    @discardableResult
    public func onRender(
        after: Bool = false, _ handler: @escaping @MainActor (_ region: Cairo.Region) -> Bool
    ) -> SignalConnection {
        connect("render", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `gdk_surface_beep()`.
    public func beep() {
        gdk_surface_beep(C.opaque(_raw))
    }

    /// `gdk_surface_create_cairo_context()`.
    #if GTK_4_18
    @available(*, deprecated, message: "Drawing content with Cairo should be done via Cairo rendernodes, not by using the Cairo renderer.")
    #endif
    @discardableResult
    public func createCairoContext() -> CairoContext {
        C.present(C.adopt(C.raw(gdk_surface_create_cairo_context(C.opaque(_raw)))), "gdk_surface_create_cairo_context")
    }

    /// `gdk_surface_create_gl_context()`.
    @discardableResult
    public func createGlContext() throws(GLibError) -> GLContext {
        var error: UnsafeMutablePointer<GError>?
        let result = gdk_surface_create_gl_context(C.opaque(_raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "gdk_surface_create_gl_context")
    }

    /// `gdk_surface_create_similar_surface()`.
    #if GTK_4_12
    @available(*, deprecated, message: "Create a suitable cairo image surface yourself.")
    #endif
    @discardableResult
    public func createSimilarSurface(_ content: Cairo.Content, width: Int, height: Int) -> Cairo.Surface {
        C.present(C.take(C.raw(gdk_surface_create_similar_surface(C.opaque(_raw), .init(rawValue: C.number(content)), C.gint(width), C.gint(height)))), "gdk_surface_create_similar_surface")
    }

    /// `gdk_surface_create_vulkan_context()`.
    #if GTK_4_14
    @available(*, deprecated, message: "GTK does not expose any Vulkan internals. This function is a leftover that was accidentally exposed.")
    #endif
    @discardableResult
    public func createVulkanContext() throws(GLibError) -> VulkanContext {
        var error: UnsafeMutablePointer<GError>?
        let result = gdk_surface_create_vulkan_context(C.opaque(_raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "gdk_surface_create_vulkan_context")
    }

    /// `gdk_surface_destroy()`.
    public func destroy() {
        gdk_surface_destroy(C.opaque(_raw))
    }

    /// `gdk_surface_get_device_cursor()`.
    public func deviceCursor(of device: Device) -> Cursor? {
        C.borrow(C.raw(gdk_surface_get_device_cursor(C.opaque(_raw), C.opaque(device._raw))))
    }

    /// `gdk_surface_get_device_position()`.
    public func devicePosition(of device: Device) -> (x: Double, y: Double, mask: ModifierType)? {
        var x: gdouble = 0
        var y: gdouble = 0
        var mask = GdkModifierType(0)
        let result = gdk_surface_get_device_position(C.opaque(_raw), C.opaque(device._raw), &x, &y, &mask)
        return result == 0 ? nil : (x, y, C.flags(mask.rawValue))
    }

    /// `gdk_surface_hide()`.
    public func hide() {
        gdk_surface_hide(C.opaque(_raw))
    }

    /// `gdk_surface_is_destroyed()`.
    public var isDestroyed: Bool { gdk_surface_is_destroyed(C.opaque(_raw)) != 0 }

    /// `gdk_surface_queue_render()`.
    public func queueRender() {
        gdk_surface_queue_render(C.opaque(_raw))
    }

    /// `gdk_surface_request_layout()`.
    public func requestLayout() {
        gdk_surface_request_layout(C.opaque(_raw))
    }

    /// `gdk_surface_set_device_cursor()`.
    public func setDeviceCursor(_ device: Device, cursor: Cursor) {
        gdk_surface_set_device_cursor(C.opaque(_raw), C.opaque(device._raw), C.opaque(cursor._raw))
    }

    /// `gdk_surface_set_input_region()`.
    public func setInputRegion(_ region: Cairo.Region) {
        gdk_surface_set_input_region(C.opaque(_raw), C.opaque(region._raw))
    }

    /// `gdk_surface_set_opaque_region()`.
    #if GTK_4_16
    @available(*, deprecated, message: "GDK can figure out the opaque parts of a window itself by inspecting the contents that are drawn.")
    #endif
    public func setOpaqueRegion(_ region: Cairo.Region? = nil) {
        gdk_surface_set_opaque_region(C.opaque(_raw), C.opaque(region?._raw))
    }

    /// `gdk_surface_translate_coordinates()`.
    @discardableResult
    public func translateCoordinates(_ to: Surface, x: Double, y: Double) -> (x: Double, y: Double)? {
        var x = x
        var y = y
        let result = gdk_surface_translate_coordinates(C.opaque(_raw), C.opaque(to._raw), &x, &y)
        return result == 0 ? nil : (x, y)
    }

#if GTK_4_12
    /// `scale`, `gdk_surface_get_scale()`.
    public var scale: Double { gdk_surface_get_scale(C.opaque(_raw)) }
#endif
}

extension Members where Owner: Surface {
    public var cursor: PropertyKey<Owner, Cursor?> { PropertyKey("cursor") }
    public var display: PropertyKey<Owner, Display> { PropertyKey("display") }
    public var frameClock: PropertyKey<Owner, FrameClock> { PropertyKey("frame-clock") }
    public var height: PropertyKey<Owner, Int> { PropertyKey("height") }
    public var mapped: PropertyKey<Owner, Bool> { PropertyKey("mapped") }
    public var scaleFactor: PropertyKey<Owner, Int> { PropertyKey("scale-factor") }
    public var width: PropertyKey<Owner, Int> { PropertyKey("width") }
    public var enterMonitor: SignalKey<Owner, Monitor> { SignalKey(one: "enter-monitor") }
    public var event: AnsweredSignalKey<Owner, Event, Bool> { AnsweredSignalKey(one: "event") }
    public var layout: SignalKey<Owner, (width: Int, height: Int)> { SignalKey("layout") { ($0.get(1), $0.get(2)) } }
    public var leaveMonitor: SignalKey<Owner, Monitor> { SignalKey(one: "leave-monitor") }
    public var render: AnsweredSignalKey<Owner, Cairo.Region, Bool> { AnsweredSignalKey(one: "render") }
#if GTK_4_12
    public var scale: PropertyKey<Owner, Double> { PropertyKey("scale") }
#endif
}
