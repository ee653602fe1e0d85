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
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkListItemFactory`. <https://docs.gtk.org/gtk4/class.ListItemFactory.html>
open class ListItemFactory: Object {
    open override nonisolated class var gtype: UInt { gtk_list_item_factory_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ListItemFactory(_borrowed: raw) }
}
