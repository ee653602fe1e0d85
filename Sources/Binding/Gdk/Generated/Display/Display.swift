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

/// `GdkDisplay`. <https://docs.gtk.org/gdk4/class.Display.html>
open class Display: Object {
    open override nonisolated class var gtype: UInt { gdk_display_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Display(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension Display {
    /// `composited`.
    public var composited: Bool { property("composited") }

    /// `input-shapes`.
    public var inputShapes: Bool { property("input-shapes") }

    /// `rgba`.
    public var rgba: Bool { property("rgba") }

    /// `closed`.
    @discardableResult
    public func onClosed(
        after: Bool = false, _ handler: @escaping @MainActor (_ isError: Bool) -> Void
    ) -> SignalConnection {
        connect("closed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `opened`.
    @discardableResult
    public func onOpened(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("opened", after: after, plain: handler)
    }

    /// `seat-added`.
    @discardableResult
    public func onSeatAdded(
        after: Bool = false, _ handler: @escaping @MainActor (_ seat: Seat) -> Void
    ) -> SignalConnection {
        connect("seat-added", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `seat-removed`.
    @discardableResult
    public func onSeatRemoved(
        after: Bool = false, _ handler: @escaping @MainActor (_ seat: Seat) -> Void
    ) -> SignalConnection {
        connect("seat-removed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `setting-changed`.
    @discardableResult
    public func onSettingChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ setting: String) -> Void
    ) -> SignalConnection {
        connect("setting-changed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gdk_display_get_default()`.
    public static var `default`: Display? { C.borrow(C.raw(gdk_display_get_default())) }

    /// `gdk_display_open()`.
    public static func `open`(_ displayName: String) -> Display? {
        C.borrow(C.raw(gdk_display_open(displayName)))
    }

    /// `gdk_display_beep()`.
    public func beep() {
        gdk_display_beep(C.opaque(_raw))
    }

    /// `gdk_display_close()`.
    public func close() {
        gdk_display_close(C.opaque(_raw))
    }

    /// `gdk_display_create_gl_context()`.
    @discardableResult
    public func createGlContext() throws(GLibError) -> GLContext {
        var error: UnsafeMutablePointer<GError>?
        let result = gdk_display_create_gl_context(C.opaque(_raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "gdk_display_create_gl_context")
    }

    /// `gdk_display_device_is_grabbed()`.
    @discardableResult
    public func deviceIsGrabbed(_ device: Device) -> Bool {
        gdk_display_device_is_grabbed(C.opaque(_raw), C.opaque(device._raw)) != 0
    }

    /// `gdk_display_flush()`.
    public func flush() {
        gdk_display_flush(C.opaque(_raw))
    }

    /// `gdk_display_get_app_launch_context()`.
    public var appLaunchContext: AppLaunchContext { C.present(C.adopt(C.raw(gdk_display_get_app_launch_context(C.opaque(_raw)))), "gdk_display_get_app_launch_context") }

    /// `gdk_display_get_clipboard()`.
    public var clipboard: Clipboard { C.present(C.borrow(C.raw(gdk_display_get_clipboard(C.opaque(_raw)))), "gdk_display_get_clipboard") }

    /// `gdk_display_get_default_seat()`.
    public var defaultSeat: Seat? { C.borrow(gdk_display_get_default_seat(C.opaque(_raw))) }

    /// `gdk_display_get_monitor_at_surface()`.
    public func monitor(at surface: Surface) -> Monitor? {
        C.borrow(C.raw(gdk_display_get_monitor_at_surface(C.opaque(_raw), C.opaque(surface._raw))))
    }

    /// `gdk_display_get_monitors()`.
    public var monitors: any Gio.ListModel { C.present(C.borrow(C.raw(gdk_display_get_monitors(C.opaque(_raw))), Gio.AnyListModel.self), "gdk_display_get_monitors") }

    /// `gdk_display_get_name()`.
    public var name: String { C.string(gdk_display_get_name(C.opaque(_raw))) }

    /// `gdk_display_get_primary_clipboard()`.
    public var primaryClipboard: Clipboard { C.present(C.borrow(C.raw(gdk_display_get_primary_clipboard(C.opaque(_raw)))), "gdk_display_get_primary_clipboard") }

    /// `gdk_display_get_startup_notification_id()`.
    #if GTK_4_10
    @available(*, deprecated, message: "The library has deprecated it.")
    #endif
    public var startupNotificationId: String? { C.optionalString(gdk_display_get_startup_notification_id(C.opaque(_raw))) }

    /// `gdk_display_is_closed()`.
    public var isClosed: Bool { gdk_display_is_closed(C.opaque(_raw)) != 0 }

    /// `gdk_display_is_composited()`.
    public var isComposited: Bool { gdk_display_is_composited(C.opaque(_raw)) != 0 }

    /// `gdk_display_is_rgba()`.
    public var isRgba: Bool { gdk_display_is_rgba(C.opaque(_raw)) != 0 }

    /// `gdk_display_list_seats()`.
    @discardableResult
    public func listSeats() -> [Seat] {
        C.array(list: gdk_display_list_seats(C.opaque(_raw)), .container) { C.present(C.borrow($0), "gdk_display_list_seats") }
    }

    /// `gdk_display_map_keycode()`.
    @discardableResult
    public func mapKeycode(_ keycode: Int) -> (keys: [KeymapKey], keyvals: [Int])? {
        var keys: UnsafeMutablePointer<GdkKeymapKey>?
        var keyvals: UnsafeMutablePointer<guint>?
        var nEntries: gint = 0
        let result = gdk_display_map_keycode(C.opaque(_raw), C.guint(keycode), &keys, &keyvals, &nEntries)
        return result == 0 ? nil : (C.array(numbers: keys, of: GdkKeymapKey.self, count: C.int(nEntries), .full) { KeymapKey(_c: $0) }, C.array(numbers: keyvals, of: guint.self, count: C.int(nEntries), .full) { C.int($0) })
    }

    /// `gdk_display_map_keyval()`.
    @discardableResult
    public func mapKeyval(_ keyval: Gdk.Key) -> [KeymapKey]? {
        var keys: UnsafeMutablePointer<GdkKeymapKey>?
        var nKeys: gint = 0
        let result = gdk_display_map_keyval(C.opaque(_raw), guint(keyval), &keys, &nKeys)
        return result == 0 ? nil : C.array(numbers: keys, of: GdkKeymapKey.self, count: C.int(nKeys), .full) { KeymapKey(_c: $0) }
    }

    /// `gdk_display_notify_startup_complete()`.
    #if GTK_4_10
    @available(*, deprecated, message: "Using Gdk.Toplevel.startupId is sufficient.")
    #endif
    public func notifyStartupComplete(_ startupId: String) {
        gdk_display_notify_startup_complete(C.opaque(_raw), startupId)
    }

    /// `gdk_display_prepare_gl()`.
    public func prepareGl() throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gdk_display_prepare_gl(C.opaque(_raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gdk_display_put_event()`.
    #if GTK_4_10
    @available(*, deprecated, message: "This function is only useful in very special situations and should not be used by applications.")
    #endif
    public func putEvent(_ event: Event) {
        gdk_display_put_event(C.opaque(_raw), C.opaque(event._raw))
    }

    /// `gdk_display_supports_input_shapes()`.
    @discardableResult
    public func supportsInputShapes() -> Bool {
        gdk_display_supports_input_shapes(C.opaque(_raw)) != 0
    }

    /// `gdk_display_sync()`.
    public func sync() {
        gdk_display_sync(C.opaque(_raw))
    }

    /// `gdk_display_translate_key()`.
    @discardableResult
    public func translateKey(
        keycode: Int, state: ModifierType, group: Int
    ) -> (keyval: Gdk.Key, effectiveGroup: Int, level: Int, consumed: ModifierType)? {
        var keyval: guint = 0
        var effectiveGroup: gint = 0
        var level: gint = 0
        var consumed = GdkModifierType(0)
        let result = gdk_display_translate_key(C.opaque(_raw), C.guint(keycode), .init(rawValue: C.number(state)), C.gint(group), &keyval, &effectiveGroup, &level, &consumed)
        return result == 0 ? nil : (Gdk.Key(keyval), C.int(effectiveGroup), C.int(level), C.flags(consumed.rawValue))
    }

#if GTK_4_14
    /// `dmabuf-formats`, `gdk_display_get_dmabuf_formats()`.
    public var dmabufFormats: DmabufFormats { C.present(C.copy(C.raw(gdk_display_get_dmabuf_formats(C.opaque(_raw)))), "gdk_display_get_dmabuf_formats") }

    /// `shadow-width`, `gdk_display_supports_shadow_width()`.
    public var shadowWidth: Bool { gdk_display_supports_shadow_width(C.opaque(_raw)) != 0 }
#endif
}

extension Members where Owner: Display {
    public var composited: PropertyKey<Owner, Bool> { PropertyKey("composited") }
    public var inputShapes: PropertyKey<Owner, Bool> { PropertyKey("input-shapes") }
    public var rgba: PropertyKey<Owner, Bool> { PropertyKey("rgba") }
    public var closed: SignalKey<Owner, Bool> { SignalKey(one: "closed") }
    public var opened: SignalKey<Owner, Void> { SignalKey("opened") }
    public var seatAdded: SignalKey<Owner, Seat> { SignalKey(one: "seat-added") }
    public var seatRemoved: SignalKey<Owner, Seat> { SignalKey(one: "seat-removed") }
    public var settingChanged: SignalKey<Owner, String> { SignalKey(one: "setting-changed") }
#if GTK_4_14
    public var dmabufFormats: PropertyKey<Owner, DmabufFormats> { PropertyKey("dmabuf-formats") }
    public var shadowWidth: PropertyKey<Owner, Bool> { PropertyKey("shadow-width") }
#endif
}
