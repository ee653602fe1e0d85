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

#if GTK_4_12
/// `GtkColumnViewCell`. <https://docs.gtk.org/gtk4/class.ColumnViewCell.html>
open class ColumnViewCell: ListItem {
    open override nonisolated class var gtype: UInt { gtk_column_view_cell_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ColumnViewCell(_borrowed: raw) }
}

extension ColumnViewCell {
    /// `child`, `gtk_column_view_cell_get_child()`. It is only written.
    public func setChild(_ newValue: Widget?) {
        gtk_column_view_cell_set_child(C.opaque(_raw), C.cast(newValue?._raw))
    }

    /// `focusable`, `gtk_column_view_cell_get_focusable()`. It is only written.
    public func setFocusable(_ newValue: Bool) {
        gtk_column_view_cell_set_focusable(C.opaque(_raw), newValue ? 1 : 0)
    }
}

extension Members where Owner: ColumnViewCell {
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
    public var focusable: PropertyKey<Owner, Bool> { PropertyKey("focusable") }
}
#endif
