// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `GdkPixbufAnimation`. <https://docs.gtk.org/gdk-pixbuf/class.PixbufAnimation.html>
open class PixbufAnimation: Object {
    open override nonisolated class var gtype: UInt { gdk_pixbuf_animation_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PixbufAnimation(_borrowed: raw) }

    /// `gdk_pixbuf_animation_new_from_file()`.
    public convenience init(filename: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(gdk_pixbuf_animation_new_from_file(C.bytes(filename), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gdk_pixbuf_animation_new_from_file"))
    }

    /// `gdk_pixbuf_animation_new_from_resource()`.
    public convenience init(resourcePath: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(gdk_pixbuf_animation_new_from_resource(resourcePath, &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gdk_pixbuf_animation_new_from_resource"))
    }

    /// `gdk_pixbuf_animation_new_from_stream()`.
    public convenience init(stream: Gio.InputStream, cancellable: Gio.Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(gdk_pixbuf_animation_new_from_stream(C.cast(stream._raw), C.cast(cancellable?._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gdk_pixbuf_animation_new_from_stream"))
    }

    /// `gdk_pixbuf_animation_new_from_stream_async()`, `gdk_pixbuf_animation_new_from_stream_finish()`.
    public convenience init(stream: Gio.InputStream) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            gdk_pixbuf_animation_new_from_stream_async(C.cast(stream._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(gdk_pixbuf_animation_new_from_stream_finish(C.opaque(source._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gdk_pixbuf_animation_new_from_stream_finish"))
    }
}

extension PixbufAnimation {
    /// `gdk_pixbuf_animation_get_height()`.
    public var height: Int { C.int(gdk_pixbuf_animation_get_height(C.opaque(_raw))) }

    /// `gdk_pixbuf_animation_get_static_image()`.
    public var staticImage: Pixbuf? { C.borrow(C.raw(gdk_pixbuf_animation_get_static_image(C.opaque(_raw)))) }

    /// `gdk_pixbuf_animation_get_width()`.
    public var width: Int { C.int(gdk_pixbuf_animation_get_width(C.opaque(_raw))) }

    /// `gdk_pixbuf_animation_is_static_image()`.
    public var isStaticImage: Bool { gdk_pixbuf_animation_is_static_image(C.opaque(_raw)) != 0 }
}
