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
/// `GdkDmabufTexture`. <https://docs.gtk.org/gdk4/class.DmabufTexture.html>
open class DmabufTexture: Texture {
    open override nonisolated class var gtype: UInt { gdk_dmabuf_texture_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DmabufTexture(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}
#endif
