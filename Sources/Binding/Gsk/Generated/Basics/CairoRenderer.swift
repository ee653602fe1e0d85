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
@_spi(Binding) import Pango

/// `GskCairoRenderer`. <https://docs.gtk.org/gsk4/class.CairoRenderer.html>
open class CairoRenderer: Renderer {
    open override nonisolated class var gtype: UInt { gsk_cairo_renderer_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CairoRenderer(_borrowed: raw) }
}
