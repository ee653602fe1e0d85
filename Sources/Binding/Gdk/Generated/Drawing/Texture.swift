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

/// `GdkTexture`. <https://docs.gtk.org/gdk4/class.Texture.html>
open class Texture: Object, Paintable, Gio.Icon, Gio.LoadableIcon {
    open override nonisolated class var gtype: UInt { gdk_texture_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Texture(_borrowed: raw) }

    /// `gdk_texture_new_for_pixbuf()`.
    public convenience init(pixbuf: GdkPixbuf.Pixbuf) {
        self.init(_constructed: C.present(C.raw(gdk_texture_new_for_pixbuf(C.opaque(pixbuf._raw))), "gdk_texture_new_for_pixbuf"))
    }

    /// `gdk_texture_new_from_bytes()`.
    public convenience init(bytes: Bytes) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(gdk_texture_new_from_bytes(C.opaque(bytes._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gdk_texture_new_from_bytes"))
    }

    /// `gdk_texture_new_from_file()`.
    public convenience init(file: Gio.File) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(gdk_texture_new_from_file(C.opaque(file._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gdk_texture_new_from_file"))
    }

    /// `gdk_texture_new_from_filename()`.
    public convenience init(path: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(gdk_texture_new_from_filename(C.bytes(path), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gdk_texture_new_from_filename"))
    }

    /// `gdk_texture_new_from_resource()`.
    public convenience init(resourcePath: String) {
        self.init(_constructed: C.present(C.raw(gdk_texture_new_from_resource(resourcePath)), "gdk_texture_new_from_resource"))
    }
}

extension Texture {
    /// `height`, `gdk_texture_get_height()`.
    public var height: Int { C.int(gdk_texture_get_height(C.opaque(_raw))) }

    /// `width`, `gdk_texture_get_width()`.
    public var width: Int { C.int(gdk_texture_get_width(C.opaque(_raw))) }

    /// `gdk_texture_save_to_png()`.
    @discardableResult
    public func saveToPng(_ filename: String) -> Bool {
        gdk_texture_save_to_png(C.opaque(_raw), C.bytes(filename)) != 0
    }

    /// `gdk_texture_save_to_png_bytes()`.
    @discardableResult
    public func saveToPngBytes() -> Bytes {
        C.present(C.take(C.raw(gdk_texture_save_to_png_bytes(C.opaque(_raw)))), "gdk_texture_save_to_png_bytes")
    }

    /// `gdk_texture_save_to_tiff()`.
    @discardableResult
    public func saveToTiff(_ filename: String) -> Bool {
        gdk_texture_save_to_tiff(C.opaque(_raw), C.bytes(filename)) != 0
    }

    /// `gdk_texture_save_to_tiff_bytes()`.
    @discardableResult
    public func saveToTiffBytes() -> Bytes {
        C.present(C.take(C.raw(gdk_texture_save_to_tiff_bytes(C.opaque(_raw)))), "gdk_texture_save_to_tiff_bytes")
    }

#if GTK_4_10
    /// `gdk_texture_get_format()`.
    public var format: MemoryFormat { C.enumeration(gdk_texture_get_format(C.opaque(_raw)).rawValue) }
#endif

#if GTK_4_16
    /// `color-state`, `gdk_texture_get_color_state()`.
    public var colorState: ColorState { C.present(C.copy(C.raw(gdk_texture_get_color_state(C.opaque(_raw)))), "gdk_texture_get_color_state") }
#endif
}

extension Members where Owner: Texture {
    public var height: PropertyKey<Owner, Int> { PropertyKey("height") }
    public var width: PropertyKey<Owner, Int> { PropertyKey("width") }
#if GTK_4_16
    public var colorState: PropertyKey<Owner, ColorState> { PropertyKey("color-state") }
#endif
}
