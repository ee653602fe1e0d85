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

#if GTK_4_10
/// `GdkTextureDownloader`. <https://docs.gtk.org/gdk4/struct.TextureDownloader.html>
public final class TextureDownloader: Boxed {
    public override class var gtype: UInt { gdk_texture_downloader_get_type() }

    /// `gdk_texture_downloader_new()`.
    public convenience init(texture: Texture) {
        self.init(_taking: C.present(C.raw(gdk_texture_downloader_new(C.opaque(texture._address))), "gdk_texture_downloader_new"))
    }
}

extension TextureDownloader {
    /// `gdk_texture_downloader_copy()`.
    @discardableResult
    public func copy() -> TextureDownloader {
        C.present(C.take(C.raw(gdk_texture_downloader_copy(C.opaque(_raw)))), "gdk_texture_downloader_copy")
    }

    /// `gdk_texture_downloader_download_bytes()`.
    @discardableResult
    public func downloadBytes() -> (result: Bytes, stride: Int) {
        var outStride: gsize = 0
        let result = gdk_texture_downloader_download_bytes(C.opaque(_raw), &outStride)
        return (C.present(C.take(C.raw(result)), "gdk_texture_downloader_download_bytes"), C.int(outStride))
    }

    /// `gdk_texture_downloader_download_into()`.
    public func download(intoData data: [UInt8], stride: Int) {
        var cData = data
        gdk_texture_downloader_download_into(C.opaque(_raw), &cData, C.gsize(stride))
    }

    /// `gdk_texture_downloader_get_format()`.
    public var format: MemoryFormat {
        get { C.enumeration(gdk_texture_downloader_get_format(C.opaque(_raw)).rawValue) }
        set { gdk_texture_downloader_set_format(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.format; defer { self.format = value }; yield &value }
    }

    /// `gdk_texture_downloader_get_texture()`.
    public var texture: Texture {
        get { C.present(C.borrow(C.raw(gdk_texture_downloader_get_texture(C.opaque(_raw)))), "gdk_texture_downloader_get_texture") }
        set { gdk_texture_downloader_set_texture(C.opaque(_raw), C.opaque(newValue._address)) }
        @_alwaysEmitIntoClient _modify { var value = self.texture; defer { self.texture = value }; yield &value }
    }

#if GTK_4_16
    /// `gdk_texture_downloader_get_color_state()`.
    public var colorState: ColorState {
        get { C.present(C.take(C.raw(gdk_texture_downloader_get_color_state(C.opaque(_raw)))), "gdk_texture_downloader_get_color_state") }
        set { gdk_texture_downloader_set_color_state(C.opaque(_raw), C.opaque(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.colorState; defer { self.colorState = value }; yield &value }
    }
#endif
}
#endif
