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

/// `GtkImage`. <https://docs.gtk.org/gtk4/class.Image.html>
open class Image: Widget {
    open override nonisolated class var gtype: UInt { gtk_image_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Image(_borrowed: raw) }

    /// `gtk_image_new_from_file()`.
    public convenience init(filename: String) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["file": filename]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_image_new_from_file(C.bytes(filename))), "gtk_image_new_from_file"))
    }

    /// `gtk_image_new_from_gicon()`.
    public convenience init(icon: any Gio.Icon) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["gicon": icon as Object]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_image_new_from_gicon(C.opaque(icon._raw))), "gtk_image_new_from_gicon"))
    }

    /// `gtk_image_new_from_icon_name()`.
    public convenience init(iconName: String? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["icon-name": iconName]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_image_new_from_icon_name(iconName)), "gtk_image_new_from_icon_name"))
    }

    /// `gtk_image_new_from_paintable()`.
    public convenience init(paintable: (any Gdk.Paintable)? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["paintable": paintable as Object?]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_image_new_from_paintable(C.opaque(paintable?._raw))), "gtk_image_new_from_paintable"))
    }

    /// `gtk_image_new_from_pixbuf()`.
    #if GTK_4_12
    @available(*, deprecated, message: "Use Gtk.Image.init(paintable:) and Gdk.Texture.init(pixbuf:) instead.")
    #endif
    public convenience init(pixbuf: GdkPixbuf.Pixbuf? = nil) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_image_new_from_pixbuf(C.opaque(pixbuf?._raw))), "gtk_image_new_from_pixbuf"))
    }

    /// `gtk_image_new_from_resource()`.
    public convenience init(resourcePath: String) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["resource": resourcePath]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_image_new_from_resource(resourcePath)), "gtk_image_new_from_resource"))
    }
}

extension Image {
    /// `file`.
    public var file: String? {
        get { property("file") }
        set { setProperty("file", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.file; defer { self.file = value }; yield &value }
    }

    /// `gicon`, `gtk_image_get_gicon()`.
    public var gicon: (any Gio.Icon)? {
        get { C.borrow(C.raw(gtk_image_get_gicon(C.opaque(_raw))), Gio.AnyIcon.self) }
        set { setProperty("gicon", newValue as Object?) }
        @_alwaysEmitIntoClient _modify { var value = self.gicon; defer { self.gicon = value }; yield &value }
    }

    /// `icon-name`, `gtk_image_get_icon_name()`.
    public var iconName: String? {
        get { C.optionalString(gtk_image_get_icon_name(C.opaque(_raw))) }
        set { setProperty("icon-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.iconName; defer { self.iconName = value }; yield &value }
    }

    /// `icon-size`, `gtk_image_get_icon_size()`.
    public var iconSize: IconSize {
        get { C.enumeration(gtk_image_get_icon_size(C.opaque(_raw)).rawValue) }
        set { gtk_image_set_icon_size(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.iconSize; defer { self.iconSize = value }; yield &value }
    }

    /// `paintable`, `gtk_image_get_paintable()`.
    public var paintable: (any Gdk.Paintable)? {
        get { C.borrow(C.raw(gtk_image_get_paintable(C.opaque(_raw))), Gdk.AnyPaintable.self) }
        set { setProperty("paintable", newValue as Object?) }
        @_alwaysEmitIntoClient _modify { var value = self.paintable; defer { self.paintable = value }; yield &value }
    }

    /// `pixel-size`, `gtk_image_get_pixel_size()`.
    public var pixelSize: Int {
        get { C.int(gtk_image_get_pixel_size(C.opaque(_raw))) }
        set { gtk_image_set_pixel_size(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.pixelSize; defer { self.pixelSize = value }; yield &value }
    }

    /// `resource`.
    public var resource: String? {
        get { property("resource") }
        set { setProperty("resource", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.resource; defer { self.resource = value }; yield &value }
    }

    /// `storage-type`, `gtk_image_get_storage_type()`.
    public var storageType: ImageType { C.enumeration(gtk_image_get_storage_type(C.opaque(_raw)).rawValue) }

    /// `use-fallback`.
    public var useFallback: Bool {
        get { property("use-fallback") }
        set { setProperty("use-fallback", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.useFallback; defer { self.useFallback = value }; yield &value }
    }

    /// `gtk_image_clear()`.
    public func clear() {
        gtk_image_clear(C.opaque(_raw))
    }

    /// `gtk_image_set_from_file()`.
    public func setFromFile(_ filename: String? = nil) {
        gtk_image_set_from_file(C.opaque(_raw), C.bytes(filename))
    }

    /// `gtk_image_set_from_gicon()`.
    public func setFromGicon(_ icon: any Gio.Icon) {
        gtk_image_set_from_gicon(C.opaque(_raw), C.opaque(icon._raw))
    }

    /// `gtk_image_set_from_icon_name()`.
    public func setFromIconName(_ iconName: String? = nil) {
        gtk_image_set_from_icon_name(C.opaque(_raw), iconName)
    }

    /// `gtk_image_set_from_paintable()`.
    public func setFromPaintable(_ paintable: (any Gdk.Paintable)? = nil) {
        gtk_image_set_from_paintable(C.opaque(_raw), C.opaque(paintable?._raw))
    }

    /// `gtk_image_set_from_pixbuf()`.
    #if GTK_4_12
    @available(*, deprecated, message: "Use Gtk.Image.setFromPaintable(_:) instead.")
    #endif
    public func setFromPixbuf(_ pixbuf: GdkPixbuf.Pixbuf? = nil) {
        gtk_image_set_from_pixbuf(C.opaque(_raw), C.opaque(pixbuf?._raw))
    }

    /// `gtk_image_set_from_resource()`.
    public func setFromResource(_ resourcePath: String? = nil) {
        gtk_image_set_from_resource(C.opaque(_raw), resourcePath)
    }
}

extension Members where Owner: Image {
    public var file: PropertyKey<Owner, String?> { PropertyKey("file") }
    public var gicon: PropertyKey<Owner, (any Gio.Icon)?> { PropertyKey("gicon", optional: Gio.AnyIcon.self) }
    public var iconName: PropertyKey<Owner, String?> { PropertyKey("icon-name") }
    public var iconSize: PropertyKey<Owner, IconSize> { PropertyKey("icon-size") }
    public var paintable: PropertyKey<Owner, (any Gdk.Paintable)?> { PropertyKey("paintable", optional: Gdk.AnyPaintable.self) }
    public var pixelSize: PropertyKey<Owner, Int> { PropertyKey("pixel-size") }
    public var resource: PropertyKey<Owner, String?> { PropertyKey("resource") }
    public var storageType: PropertyKey<Owner, ImageType> { PropertyKey("storage-type") }
    public var useFallback: PropertyKey<Owner, Bool> { PropertyKey("use-fallback") }
}
