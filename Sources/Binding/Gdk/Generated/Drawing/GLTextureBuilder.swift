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

#if GTK_4_12
/// `GdkGLTextureBuilder`. <https://docs.gtk.org/gdk4/class.GLTextureBuilder.html>
open class GLTextureBuilder: Object {
    open override nonisolated class var gtype: UInt { gdk_gl_texture_builder_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GLTextureBuilder(_borrowed: raw) }
}

extension GLTextureBuilder {
    /// `context`, `gdk_gl_texture_builder_get_context()`.
    public var context: GLContext? {
        get { C.borrow(C.raw(gdk_gl_texture_builder_get_context(C.opaque(_raw)))) }
        set { gdk_gl_texture_builder_set_context(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.context; defer { self.context = value }; yield &value }
    }

    /// `format`, `gdk_gl_texture_builder_get_format()`.
    public var format: MemoryFormat {
        get { C.enumeration(gdk_gl_texture_builder_get_format(C.opaque(_raw)).rawValue) }
        set { gdk_gl_texture_builder_set_format(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.format; defer { self.format = value }; yield &value }
    }

    /// `has-mipmap`, `gdk_gl_texture_builder_get_has_mipmap()`.
    public var hasMipmap: Bool {
        get { gdk_gl_texture_builder_get_has_mipmap(C.opaque(_raw)) != 0 }
        set { gdk_gl_texture_builder_set_has_mipmap(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.hasMipmap; defer { self.hasMipmap = value }; yield &value }
    }

    /// `height`, `gdk_gl_texture_builder_get_height()`.
    public var height: Int {
        get { C.int(gdk_gl_texture_builder_get_height(C.opaque(_raw))) }
        set { gdk_gl_texture_builder_set_height(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.height; defer { self.height = value }; yield &value }
    }

    /// `id`, `gdk_gl_texture_builder_get_id()`.
    public var id: Int {
        get { C.int(gdk_gl_texture_builder_get_id(C.opaque(_raw))) }
        set { gdk_gl_texture_builder_set_id(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.id; defer { self.id = value }; yield &value }
    }

    /// `update-region`, `gdk_gl_texture_builder_get_update_region()`.
    public var updateRegion: Cairo.Region? {
        get { C.copy(C.raw(gdk_gl_texture_builder_get_update_region(C.opaque(_raw)))) }
        set { gdk_gl_texture_builder_set_update_region(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.updateRegion; defer { self.updateRegion = value }; yield &value }
    }

    /// `update-texture`, `gdk_gl_texture_builder_get_update_texture()`.
    public var updateTexture: Texture? {
        get { C.borrow(C.raw(gdk_gl_texture_builder_get_update_texture(C.opaque(_raw)))) }
        set { gdk_gl_texture_builder_set_update_texture(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.updateTexture; defer { self.updateTexture = value }; yield &value }
    }

    /// `width`, `gdk_gl_texture_builder_get_width()`.
    public var width: Int {
        get { C.int(gdk_gl_texture_builder_get_width(C.opaque(_raw))) }
        set { gdk_gl_texture_builder_set_width(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.width; defer { self.width = value }; yield &value }
    }

#if GTK_4_16
    /// `color-state`, `gdk_gl_texture_builder_get_color_state()`.
    public var colorState: ColorState {
        get { C.present(C.copy(C.raw(gdk_gl_texture_builder_get_color_state(C.opaque(_raw)))), "gdk_gl_texture_builder_get_color_state") }
        set { gdk_gl_texture_builder_set_color_state(C.opaque(_raw), C.opaque(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.colorState; defer { self.colorState = value }; yield &value }
    }
#endif
}

extension Members where Owner: GLTextureBuilder {
    public var context: PropertyKey<Owner, GLContext?> { PropertyKey("context") }
    public var format: PropertyKey<Owner, MemoryFormat> { PropertyKey("format") }
    public var hasMipmap: PropertyKey<Owner, Bool> { PropertyKey("has-mipmap") }
    public var height: PropertyKey<Owner, Int> { PropertyKey("height") }
    public var id: PropertyKey<Owner, Int> { PropertyKey("id") }
    public var updateRegion: PropertyKey<Owner, Cairo.Region?> { PropertyKey("update-region") }
    public var updateTexture: PropertyKey<Owner, Texture?> { PropertyKey("update-texture") }
    public var width: PropertyKey<Owner, Int> { PropertyKey("width") }
#if GTK_4_16
    public var colorState: PropertyKey<Owner, ColorState> { PropertyKey("color-state") }
#endif
}
#endif
