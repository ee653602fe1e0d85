// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `GdkPixbufSimpleAnimIter`. <https://docs.gtk.org/gdk-pixbuf/class.PixbufSimpleAnimIter.html>
open class PixbufSimpleAnimIter: PixbufAnimationIter {
    open override nonisolated class var gtype: UInt { gdk_pixbuf_simple_anim_iter_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PixbufSimpleAnimIter(_borrowed: raw) }
}
