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

/// `GtkListBoxRow`. <https://docs.gtk.org/gtk4/class.ListBoxRow.html>
open class ListBoxRow: Widget, Actionable {
    open override nonisolated class var gtype: UInt { gtk_list_box_row_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ListBoxRow(_borrowed: raw) }
}

extension ListBoxRow {
    /// `activatable`, `gtk_list_box_row_get_activatable()`.
    public var activatable: Bool {
        get { gtk_list_box_row_get_activatable(C.cast(_raw)) != 0 }
        set { gtk_list_box_row_set_activatable(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.activatable; defer { self.activatable = value }; yield &value }
    }

    /// `child`, `gtk_list_box_row_get_child()`.
    public var child: Widget? {
        get { C.borrow(gtk_list_box_row_get_child(C.cast(_raw))) }
        set { gtk_list_box_row_set_child(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `selectable`, `gtk_list_box_row_get_selectable()`.
    public var selectable: Bool {
        get { gtk_list_box_row_get_selectable(C.cast(_raw)) != 0 }
        set { gtk_list_box_row_set_selectable(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.selectable; defer { self.selectable = value }; yield &value }
    }

    /// `activate`. A keyboard action.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, plain: handler)
    }

    /// `gtk_list_box_row_changed()`.
    public func changed() {
        gtk_list_box_row_changed(C.cast(_raw))
    }

    /// `gtk_list_box_row_get_header()`.
    public var header: Widget? {
        get { C.borrow(gtk_list_box_row_get_header(C.cast(_raw))) }
        set { gtk_list_box_row_set_header(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.header; defer { self.header = value }; yield &value }
    }

    /// `gtk_list_box_row_get_index()`.
    public var index: Int { C.int(gtk_list_box_row_get_index(C.cast(_raw))) }

    /// `gtk_list_box_row_is_selected()`.
    public var isSelected: Bool { gtk_list_box_row_is_selected(C.cast(_raw)) != 0 }
}

extension Members where Owner: ListBoxRow {
    public var activatable: PropertyKey<Owner, Bool> { PropertyKey("activatable") }
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
    public var selectable: PropertyKey<Owner, Bool> { PropertyKey("selectable") }
    public var activate: SignalKey<Owner, Void> { SignalKey("activate") }
}
