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

/// `GdkCursor`. <https://docs.gtk.org/gdk4/class.Cursor.html>
open class Cursor: Object {
    open override nonisolated class var gtype: UInt { gdk_cursor_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Cursor(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `gdk_cursor_new_from_name()`.
    public convenience init?(name: String, fallback: Cursor? = nil) {
        guard let made = C.raw(gdk_cursor_new_from_name(name, C.opaque(fallback?._raw))) else { return nil }
        self.init(_constructed: made)
    }

    /// `gdk_cursor_new_from_texture()`.
    public convenience init(texture: Texture, hotspotX: Int, hotspotY: Int, fallback: Cursor? = nil) {
        if Self.hasOwnType { self.init(properties: ["texture": texture, "hotspot-x": hotspotX, "hotspot-y": hotspotY, "fallback": fallback]); return }
        self.init(_constructed: C.present(C.raw(gdk_cursor_new_from_texture(C.opaque(texture._raw), C.gint(hotspotX), C.gint(hotspotY), C.opaque(fallback?._raw))), "gdk_cursor_new_from_texture"))
    }

#if GTK_4_16
    /// `gdk_cursor_new_from_callback()`.
    public convenience init?(callback: @escaping CursorGetTextureCallback, fallback: Cursor? = nil) {
        guard let made = C.raw(gdk_cursor_new_from_callback(CursorGetTextureCallbackThunk.call, CursorGetTextureCallbackThunk.retained(callback), releaseCallback, C.opaque(fallback?._raw))) else { return nil }
        self.init(_constructed: made)
    }
#endif
}

extension Cursor {
    /// `fallback`, `gdk_cursor_get_fallback()`.
    public var fallback: Cursor? { C.borrow(C.raw(gdk_cursor_get_fallback(C.opaque(_raw)))) }

    /// `hotspot-x`, `gdk_cursor_get_hotspot_x()`.
    public var hotspotX: Int { C.int(gdk_cursor_get_hotspot_x(C.opaque(_raw))) }

    /// `hotspot-y`, `gdk_cursor_get_hotspot_y()`.
    public var hotspotY: Int { C.int(gdk_cursor_get_hotspot_y(C.opaque(_raw))) }

    /// `name`, `gdk_cursor_get_name()`.
    public var name: String? { C.optionalString(gdk_cursor_get_name(C.opaque(_raw))) }

    /// `texture`, `gdk_cursor_get_texture()`.
    public var texture: Texture? { C.borrow(C.raw(gdk_cursor_get_texture(C.opaque(_raw)))) }
}

extension Members where Owner: Cursor {
    public var fallback: PropertyKey<Owner, Cursor?> { PropertyKey("fallback") }
    public var hotspotX: PropertyKey<Owner, Int> { PropertyKey("hotspot-x") }
    public var hotspotY: PropertyKey<Owner, Int> { PropertyKey("hotspot-y") }
    public var name: PropertyKey<Owner, String?> { PropertyKey("name") }
    public var texture: PropertyKey<Owner, Texture?> { PropertyKey("texture") }
}
