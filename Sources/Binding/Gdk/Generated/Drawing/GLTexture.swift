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

/// `GdkGLTexture`. <https://docs.gtk.org/gdk4/class.GLTexture.html>
open class GLTexture: Texture {
    open override nonisolated class var gtype: UInt { gdk_gl_texture_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GLTexture(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }
}

extension GLTexture {
    /// `gdk_gl_texture_release()`.
    public func release() {
        gdk_gl_texture_release(C.opaque(_raw))
    }
}
