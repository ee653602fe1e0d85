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

/// `GtkCustomSorter`. <https://docs.gtk.org/gtk4/class.CustomSorter.html>
open class CustomSorter: Sorter {
    open override nonisolated class var gtype: UInt { gtk_custom_sorter_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CustomSorter(_borrowed: raw) }
}
