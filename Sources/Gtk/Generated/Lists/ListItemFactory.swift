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

/// `GtkListItemFactory`. <https://docs.gtk.org/gtk4/class.ListItemFactory.html>
open class ListItemFactory: Object {
    open override nonisolated class var gtype: UInt { gtk_list_item_factory_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ListItemFactory(_borrowed: raw) }
}
