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

/// `GtkEveryFilter`. <https://docs.gtk.org/gtk4/class.EveryFilter.html>
open class EveryFilter: MultiFilter {
    open override nonisolated class var gtype: UInt { gtk_every_filter_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { EveryFilter(_borrowed: raw) }
}
