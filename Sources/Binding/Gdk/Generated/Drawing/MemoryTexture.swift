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

/// `GdkMemoryTexture`. <https://docs.gtk.org/gdk4/class.MemoryTexture.html>
open class MemoryTexture: Texture {
    open override nonisolated class var gtype: UInt { gdk_memory_texture_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { MemoryTexture(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `gdk_memory_texture_new()`.
    public convenience init(width: Int, height: Int, format: MemoryFormat, bytes: Bytes, stride: Int) {
        self.init(_constructed: C.present(C.raw(gdk_memory_texture_new(C.gint(width), C.gint(height), .init(rawValue: C.number(format)), C.opaque(bytes._raw), C.gsize(stride))), "gdk_memory_texture_new"))
    }
}
