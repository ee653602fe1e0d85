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

/// `GtkListItem`. <https://docs.gtk.org/gtk4/class.ListItem.html>
open class ListItem: Object {
    open override nonisolated class var gtype: UInt { gtk_list_item_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ListItem(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension ListItem {
    /// `activatable`, `gtk_list_item_get_activatable()`.
    public var activatable: Bool {
        get { gtk_list_item_get_activatable(C.opaque(_raw)) != 0 }
        set { gtk_list_item_set_activatable(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.activatable; defer { self.activatable = value }; yield &value }
    }

    /// `child`, `gtk_list_item_get_child()`.
    public var child: Widget? {
        get { C.borrow(gtk_list_item_get_child(C.opaque(_raw))) }
        set { gtk_list_item_set_child(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `item`, `gtk_list_item_get_item()`.
    public var item: Object? { C.borrow(gtk_list_item_get_item(C.opaque(_raw))) }

    /// `position`, `gtk_list_item_get_position()`.
    public var position: Int { C.int(gtk_list_item_get_position(C.opaque(_raw))) }

    /// `selectable`, `gtk_list_item_get_selectable()`.
    public var selectable: Bool {
        get { gtk_list_item_get_selectable(C.opaque(_raw)) != 0 }
        set { gtk_list_item_set_selectable(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.selectable; defer { self.selectable = value }; yield &value }
    }

    /// `selected`, `gtk_list_item_get_selected()`.
    public var selected: Bool { gtk_list_item_get_selected(C.opaque(_raw)) != 0 }

#if GTK_4_12
    /// `accessible-description`, `gtk_list_item_get_accessible_description()`.
    public var accessibleDescription: String {
        get { C.string(gtk_list_item_get_accessible_description(C.opaque(_raw))) }
        set { gtk_list_item_set_accessible_description(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.accessibleDescription; defer { self.accessibleDescription = value }; yield &value }
    }

    /// `accessible-label`, `gtk_list_item_get_accessible_label()`.
    public var accessibleLabel: String {
        get { C.string(gtk_list_item_get_accessible_label(C.opaque(_raw))) }
        set { gtk_list_item_set_accessible_label(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.accessibleLabel; defer { self.accessibleLabel = value }; yield &value }
    }

    /// `focusable`, `gtk_list_item_get_focusable()`.
    public var focusable: Bool {
        get { gtk_list_item_get_focusable(C.opaque(_raw)) != 0 }
        set { gtk_list_item_set_focusable(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.focusable; defer { self.focusable = value }; yield &value }
    }
#endif
}

extension Members where Owner: ListItem {
    public var activatable: PropertyKey<Owner, Bool> { PropertyKey("activatable") }
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
    public var item: PropertyKey<Owner, Object?> { PropertyKey("item") }
    public var position: PropertyKey<Owner, Int> { PropertyKey("position") }
    public var selectable: PropertyKey<Owner, Bool> { PropertyKey("selectable") }
    public var selected: PropertyKey<Owner, Bool> { PropertyKey("selected") }
#if GTK_4_12
    public var accessibleDescription: PropertyKey<Owner, String> { PropertyKey("accessible-description") }
    public var accessibleLabel: PropertyKey<Owner, String> { PropertyKey("accessible-label") }
    public var focusable: PropertyKey<Owner, Bool> { PropertyKey("focusable") }
#endif
}
