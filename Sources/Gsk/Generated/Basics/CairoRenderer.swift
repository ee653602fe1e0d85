// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Pango

/// `GskCairoRenderer`. <https://docs.gtk.org/gsk4/class.CairoRenderer.html>
open class CairoRenderer: Renderer {
    open override nonisolated class var gtype: UInt { gsk_cairo_renderer_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CairoRenderer(_borrowed: raw) }
}
