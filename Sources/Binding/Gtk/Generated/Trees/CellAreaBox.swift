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

/// `GtkCellAreaBox`. <https://docs.gtk.org/gtk4/class.CellAreaBox.html>
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets for displaying their contents.")
#endif
open class CellAreaBox: CellArea, Orientable {
    open override nonisolated class var gtype: UInt { gtk_cell_area_box_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CellAreaBox(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets for displaying their contents.")
#endif
extension CellAreaBox {
    /// `spacing`, `gtk_cell_area_box_get_spacing()`.
    public var spacing: Int {
        get { C.int(gtk_cell_area_box_get_spacing(C.opaque(_raw))) }
        set { gtk_cell_area_box_set_spacing(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.spacing; defer { self.spacing = value }; yield &value }
    }

    /// `gtk_cell_area_box_pack_end()`.
    public func packEnd(_ renderer: CellRenderer, expand: Bool, align: Bool, fixed: Bool) {
        gtk_cell_area_box_pack_end(C.opaque(_raw), C.cast(renderer._raw), expand ? 1 : 0, align ? 1 : 0, fixed ? 1 : 0)
    }

    /// `gtk_cell_area_box_pack_start()`.
    public func packStart(_ renderer: CellRenderer, expand: Bool, align: Bool, fixed: Bool) {
        gtk_cell_area_box_pack_start(C.opaque(_raw), C.cast(renderer._raw), expand ? 1 : 0, align ? 1 : 0, fixed ? 1 : 0)
    }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets for displaying their contents.")
#endif
extension Members where Owner: CellAreaBox {
    public var spacing: PropertyKey<Owner, Int> { PropertyKey("spacing") }
}
