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

/// `AdwAvatar`.
open class Avatar: Gtk.Widget {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_avatar_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Avatar(_borrowed: raw) }

    /// `adw_avatar_new()`.
    public convenience init(size: Int, text: String? = nil, showInitials: Bool) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["size": size, "text": text, "show-initials": showInitials]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(adw_avatar_new(C.gint(size), text, showInitials ? 1 : 0)), "adw_avatar_new"))
    }
}

extension Avatar {
    /// `custom-image`, `adw_avatar_get_custom_image()`.
    public var customImage: (any Gdk.Paintable)? {
        get { C.borrow(C.raw(adw_avatar_get_custom_image(C.opaque(_raw))), Gdk.AnyPaintable.self) }
        set { adw_avatar_set_custom_image(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.customImage; defer { self.customImage = value }; yield &value }
    }

    /// `icon-name`, `adw_avatar_get_icon_name()`.
    public var iconName: String? {
        get { C.optionalString(adw_avatar_get_icon_name(C.opaque(_raw))) }
        set { adw_avatar_set_icon_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.iconName; defer { self.iconName = value }; yield &value }
    }

    /// `show-initials`, `adw_avatar_get_show_initials()`.
    public var showInitials: Bool {
        get { adw_avatar_get_show_initials(C.opaque(_raw)) != 0 }
        set { adw_avatar_set_show_initials(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showInitials; defer { self.showInitials = value }; yield &value }
    }

    /// `size`, `adw_avatar_get_size()`.
    public var size: Int {
        get { C.int(adw_avatar_get_size(C.opaque(_raw))) }
        set { adw_avatar_set_size(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.size; defer { self.size = value }; yield &value }
    }

    /// `text`, `adw_avatar_get_text()`.
    public var text: String? {
        get { C.optionalString(adw_avatar_get_text(C.opaque(_raw))) }
        set { adw_avatar_set_text(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.text; defer { self.text = value }; yield &value }
    }

    /// `adw_avatar_draw_to_texture()`.
    @discardableResult
    public func drawToTexture(_ scaleFactor: Int) -> Gdk.Texture {
        C.present(C.adopt(C.raw(adw_avatar_draw_to_texture(C.opaque(_raw), C.gint(scaleFactor)))), "adw_avatar_draw_to_texture")
    }
}

extension Members where Owner: Avatar {
    public var customImage: PropertyKey<Owner, (any Gdk.Paintable)?> { PropertyKey("custom-image", optional: Gdk.AnyPaintable.self) }
    public var iconName: PropertyKey<Owner, String?> { PropertyKey("icon-name") }
    public var showInitials: PropertyKey<Owner, Bool> { PropertyKey("show-initials") }
    public var size: PropertyKey<Owner, Int> { PropertyKey("size") }
    public var text: PropertyKey<Owner, String?> { PropertyKey("text") }
}
