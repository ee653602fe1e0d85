// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkSnapshot`. <https://docs.gtk.org/gdk4/class.Snapshot.html>
open class Snapshot: Object {
    open override nonisolated class var gtype: UInt { gdk_snapshot_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Snapshot(_borrowed: raw) }
}
