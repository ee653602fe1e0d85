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

#if GTK_4_16
/// `GdkMemoryTextureBuilder`. <https://docs.gtk.org/gdk4/class.MemoryTextureBuilder.html>
open class MemoryTextureBuilder: Object {
    open override nonisolated class var gtype: UInt { gdk_memory_texture_builder_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { MemoryTextureBuilder(_borrowed: raw) }
}

extension MemoryTextureBuilder {
    /// `bytes`, `gdk_memory_texture_builder_get_bytes()`.
    public var bytes: Bytes? {
        get { C.copy(C.raw(gdk_memory_texture_builder_get_bytes(C.opaque(_raw)))) }
        set { gdk_memory_texture_builder_set_bytes(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.bytes; defer { self.bytes = value }; yield &value }
    }

    /// `color-state`, `gdk_memory_texture_builder_get_color_state()`.
    public var colorState: ColorState {
        get { C.present(C.copy(C.raw(gdk_memory_texture_builder_get_color_state(C.opaque(_raw)))), "gdk_memory_texture_builder_get_color_state") }
        set { gdk_memory_texture_builder_set_color_state(C.opaque(_raw), C.opaque(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.colorState; defer { self.colorState = value }; yield &value }
    }

    /// `format`, `gdk_memory_texture_builder_get_format()`.
    public var format: MemoryFormat {
        get { C.enumeration(gdk_memory_texture_builder_get_format(C.opaque(_raw)).rawValue) }
        set { gdk_memory_texture_builder_set_format(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.format; defer { self.format = value }; yield &value }
    }

    /// `height`, `gdk_memory_texture_builder_get_height()`.
    public var height: Int {
        get { C.int(gdk_memory_texture_builder_get_height(C.opaque(_raw))) }
        set { gdk_memory_texture_builder_set_height(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.height; defer { self.height = value }; yield &value }
    }

    /// `stride`.
    public var stride: UInt64 {
        get { property("stride") }
        set { setProperty("stride", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.stride; defer { self.stride = value }; yield &value }
    }

    /// `update-region`, `gdk_memory_texture_builder_get_update_region()`.
    public var updateRegion: Cairo.Region? {
        get { C.copy(C.raw(gdk_memory_texture_builder_get_update_region(C.opaque(_raw)))) }
        set { gdk_memory_texture_builder_set_update_region(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.updateRegion; defer { self.updateRegion = value }; yield &value }
    }

    /// `update-texture`, `gdk_memory_texture_builder_get_update_texture()`.
    public var updateTexture: Texture? {
        get { C.borrow(C.raw(gdk_memory_texture_builder_get_update_texture(C.opaque(_raw)))) }
        set { gdk_memory_texture_builder_set_update_texture(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.updateTexture; defer { self.updateTexture = value }; yield &value }
    }

    /// `width`, `gdk_memory_texture_builder_get_width()`.
    public var width: Int {
        get { C.int(gdk_memory_texture_builder_get_width(C.opaque(_raw))) }
        set { gdk_memory_texture_builder_set_width(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.width; defer { self.width = value }; yield &value }
    }

    /// `gdk_memory_texture_builder_build()`.
    @discardableResult
    public func build() -> Texture? {
        C.adopt(C.raw(gdk_memory_texture_builder_build(C.opaque(_raw))))
    }
}

extension Members where Owner: MemoryTextureBuilder {
    public var bytes: PropertyKey<Owner, Bytes?> { PropertyKey("bytes") }
    public var colorState: PropertyKey<Owner, ColorState> { PropertyKey("color-state") }
    public var format: PropertyKey<Owner, MemoryFormat> { PropertyKey("format") }
    public var height: PropertyKey<Owner, Int> { PropertyKey("height") }
    public var stride: PropertyKey<Owner, UInt64> { PropertyKey("stride") }
    public var updateRegion: PropertyKey<Owner, Cairo.Region?> { PropertyKey("update-region") }
    public var updateTexture: PropertyKey<Owner, Texture?> { PropertyKey("update-texture") }
    public var width: PropertyKey<Owner, Int> { PropertyKey("width") }
}
#endif
