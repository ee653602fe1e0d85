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

/// `GtkListBase`. <https://docs.gtk.org/gtk4/class.ListBase.html>
open class ListBase: Widget, Orientable, Scrollable {
    open override nonisolated class var gtype: UInt { gtk_list_base_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ListBase(_borrowed: raw) }
}

extension ListBase {
    /// `orientation`.
    public var orientation: Orientation {
        get { property("orientation") }
        set { setProperty("orientation", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.orientation; defer { self.orientation = value }; yield &value }
    }
}

extension Members where Owner: ListBase {
    public var orientation: PropertyKey<Owner, Orientation> { PropertyKey("orientation") }
}
