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

/// `GtkBuilderCScope`. <https://docs.gtk.org/gtk4/class.BuilderCScope.html>
open class BuilderCScope: Object, BuilderScope {
    open override nonisolated class var gtype: UInt { gtk_builder_cscope_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { BuilderCScope(_borrowed: raw) }
}
