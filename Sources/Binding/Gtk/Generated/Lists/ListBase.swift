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
