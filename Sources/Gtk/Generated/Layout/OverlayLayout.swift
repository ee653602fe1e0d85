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
import Gsk
import Pango

/// `GtkOverlayLayout`. <https://docs.gtk.org/gtk4/class.OverlayLayout.html>
open class OverlayLayout: LayoutManager {
    open override nonisolated class var gtype: UInt { gtk_overlay_layout_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { OverlayLayout(_borrowed: raw) }
}
