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

/// `GtkBinLayout`. <https://docs.gtk.org/gtk4/class.BinLayout.html>
open class BinLayout: LayoutManager {
    open override nonisolated class var gtype: UInt { gtk_bin_layout_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { BinLayout(_borrowed: raw) }
}
