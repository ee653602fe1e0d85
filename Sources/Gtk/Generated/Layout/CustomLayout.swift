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

/// `GtkCustomLayout`. <https://docs.gtk.org/gtk4/class.CustomLayout.html>
open class CustomLayout: LayoutManager {
    open override nonisolated class var gtype: UInt { gtk_custom_layout_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CustomLayout(_borrowed: raw) }
}
