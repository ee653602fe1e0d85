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

#if GTK_4_14
/// `GdkDmabufTextureBuilder`. <https://docs.gtk.org/gdk4/class.DmabufTextureBuilder.html>
open class DmabufTextureBuilder: Object {
    open override nonisolated class var gtype: UInt { gdk_dmabuf_texture_builder_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DmabufTextureBuilder(_borrowed: raw) }
}

extension DmabufTextureBuilder {
    /// `display`, `gdk_dmabuf_texture_builder_get_display()`.
    public var display: Display {
        get { C.present(C.borrow(C.raw(gdk_dmabuf_texture_builder_get_display(C.opaque(_raw)))), "gdk_dmabuf_texture_builder_get_display") }
        set { gdk_dmabuf_texture_builder_set_display(C.opaque(_raw), C.opaque(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.display; defer { self.display = value }; yield &value }
    }

    /// `fourcc`, `gdk_dmabuf_texture_builder_get_fourcc()`.
    public var fourcc: Int {
        get { C.int(gdk_dmabuf_texture_builder_get_fourcc(C.opaque(_raw))) }
        set { gdk_dmabuf_texture_builder_set_fourcc(C.opaque(_raw), C.guint32(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.fourcc; defer { self.fourcc = value }; yield &value }
    }

    /// `height`, `gdk_dmabuf_texture_builder_get_height()`.
    public var height: Int {
        get { C.int(gdk_dmabuf_texture_builder_get_height(C.opaque(_raw))) }
        set { gdk_dmabuf_texture_builder_set_height(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.height; defer { self.height = value }; yield &value }
    }

    /// `modifier`, `gdk_dmabuf_texture_builder_get_modifier()`.
    public var modifier: UInt64 {
        get { UInt64(gdk_dmabuf_texture_builder_get_modifier(C.opaque(_raw))) }
        set { gdk_dmabuf_texture_builder_set_modifier(C.opaque(_raw), guint64(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.modifier; defer { self.modifier = value }; yield &value }
    }

    /// `n-planes`, `gdk_dmabuf_texture_builder_get_n_planes()`.
    public var nPlanes: Int {
        get { C.int(gdk_dmabuf_texture_builder_get_n_planes(C.opaque(_raw))) }
        set { gdk_dmabuf_texture_builder_set_n_planes(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.nPlanes; defer { self.nPlanes = value }; yield &value }
    }

    /// `premultiplied`, `gdk_dmabuf_texture_builder_get_premultiplied()`.
    public var premultiplied: Bool {
        get { gdk_dmabuf_texture_builder_get_premultiplied(C.opaque(_raw)) != 0 }
        set { gdk_dmabuf_texture_builder_set_premultiplied(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.premultiplied; defer { self.premultiplied = value }; yield &value }
    }

    /// `update-region`, `gdk_dmabuf_texture_builder_get_update_region()`.
    public var updateRegion: Cairo.Region? {
        get { C.copy(C.raw(gdk_dmabuf_texture_builder_get_update_region(C.opaque(_raw)))) }
        set { gdk_dmabuf_texture_builder_set_update_region(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.updateRegion; defer { self.updateRegion = value }; yield &value }
    }

    /// `update-texture`, `gdk_dmabuf_texture_builder_get_update_texture()`.
    public var updateTexture: Texture? {
        get { C.borrow(C.raw(gdk_dmabuf_texture_builder_get_update_texture(C.opaque(_raw)))) }
        set { gdk_dmabuf_texture_builder_set_update_texture(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.updateTexture; defer { self.updateTexture = value }; yield &value }
    }

    /// `width`, `gdk_dmabuf_texture_builder_get_width()`.
    public var width: Int {
        get { C.int(gdk_dmabuf_texture_builder_get_width(C.opaque(_raw))) }
        set { gdk_dmabuf_texture_builder_set_width(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.width; defer { self.width = value }; yield &value }
    }

    /// `gdk_dmabuf_texture_builder_get_fd()`.
    public func fd(_ plane: Int) -> Int {
        C.int(gdk_dmabuf_texture_builder_get_fd(C.opaque(_raw), C.guint(plane)))
    }

    /// `gdk_dmabuf_texture_builder_get_offset()`.
    public func offset(_ plane: Int) -> Int {
        C.int(gdk_dmabuf_texture_builder_get_offset(C.opaque(_raw), C.guint(plane)))
    }

    /// `gdk_dmabuf_texture_builder_get_stride()`.
    public func stride(_ plane: Int) -> Int {
        C.int(gdk_dmabuf_texture_builder_get_stride(C.opaque(_raw), C.guint(plane)))
    }

    /// `gdk_dmabuf_texture_builder_set_fd()`.
    public func setFd(plane: Int, fd: Int) {
        gdk_dmabuf_texture_builder_set_fd(C.opaque(_raw), C.guint(plane), C.gint(fd))
    }

    /// `gdk_dmabuf_texture_builder_set_offset()`.
    public func setOffset(plane: Int, offset: Int) {
        gdk_dmabuf_texture_builder_set_offset(C.opaque(_raw), C.guint(plane), C.guint(offset))
    }

    /// `gdk_dmabuf_texture_builder_set_stride()`.
    public func setStride(plane: Int, stride: Int) {
        gdk_dmabuf_texture_builder_set_stride(C.opaque(_raw), C.guint(plane), C.guint(stride))
    }

#if GTK_4_16
    /// `color-state`, `gdk_dmabuf_texture_builder_get_color_state()`.
    public var colorState: ColorState? {
        get { C.copy(C.raw(gdk_dmabuf_texture_builder_get_color_state(C.opaque(_raw)))) }
        set { gdk_dmabuf_texture_builder_set_color_state(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.colorState; defer { self.colorState = value }; yield &value }
    }
#endif
}

extension Members where Owner: DmabufTextureBuilder {
    public var display: PropertyKey<Owner, Display> { PropertyKey("display") }
    public var fourcc: PropertyKey<Owner, Int> { PropertyKey("fourcc") }
    public var height: PropertyKey<Owner, Int> { PropertyKey("height") }
    public var modifier: PropertyKey<Owner, UInt64> { PropertyKey("modifier") }
    public var nPlanes: PropertyKey<Owner, Int> { PropertyKey("n-planes") }
    public var premultiplied: PropertyKey<Owner, Bool> { PropertyKey("premultiplied") }
    public var updateRegion: PropertyKey<Owner, Cairo.Region?> { PropertyKey("update-region") }
    public var updateTexture: PropertyKey<Owner, Texture?> { PropertyKey("update-texture") }
    public var width: PropertyKey<Owner, Int> { PropertyKey("width") }
#if GTK_4_16
    public var colorState: PropertyKey<Owner, ColorState?> { PropertyKey("color-state") }
#endif
}
#endif
