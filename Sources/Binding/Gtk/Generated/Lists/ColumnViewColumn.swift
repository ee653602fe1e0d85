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

/// `GtkColumnViewColumn`. <https://docs.gtk.org/gtk4/class.ColumnViewColumn.html>
open class ColumnViewColumn: Object {
    open override nonisolated class var gtype: UInt { gtk_column_view_column_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ColumnViewColumn(_borrowed: raw) }

    /// `gtk_column_view_column_new()`.
    public convenience init(title: String? = nil, factory: ListItemFactory? = nil) {
        if Self.hasOwnType { self.init(properties: ["title": title, "factory": factory]); return }
        self.init(_constructed: C.present(C.raw(gtk_column_view_column_new(title, C.opaque(factory?._retained()))), "gtk_column_view_column_new"))
    }
}

extension ColumnViewColumn {
    /// `column-view`, `gtk_column_view_column_get_column_view()`.
    public var columnView: ColumnView? { C.borrow(C.raw(gtk_column_view_column_get_column_view(C.opaque(_raw)))) }

    /// `expand`, `gtk_column_view_column_get_expand()`.
    public var expand: Bool {
        get { gtk_column_view_column_get_expand(C.opaque(_raw)) != 0 }
        set { gtk_column_view_column_set_expand(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.expand; defer { self.expand = value }; yield &value }
    }

    /// `factory`, `gtk_column_view_column_get_factory()`.
    public var factory: ListItemFactory? {
        get { C.borrow(C.raw(gtk_column_view_column_get_factory(C.opaque(_raw)))) }
        set { gtk_column_view_column_set_factory(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.factory; defer { self.factory = value }; yield &value }
    }

    /// `fixed-width`, `gtk_column_view_column_get_fixed_width()`.
    public var fixedWidth: Int {
        get { C.int(gtk_column_view_column_get_fixed_width(C.opaque(_raw))) }
        set { gtk_column_view_column_set_fixed_width(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.fixedWidth; defer { self.fixedWidth = value }; yield &value }
    }

    /// `header-menu`, `gtk_column_view_column_get_header_menu()`.
    public var headerMenu: Gio.MenuModel? {
        get { C.borrow(gtk_column_view_column_get_header_menu(C.opaque(_raw))) }
        set { gtk_column_view_column_set_header_menu(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.headerMenu; defer { self.headerMenu = value }; yield &value }
    }

    /// `resizable`, `gtk_column_view_column_get_resizable()`.
    public var resizable: Bool {
        get { gtk_column_view_column_get_resizable(C.opaque(_raw)) != 0 }
        set { gtk_column_view_column_set_resizable(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.resizable; defer { self.resizable = value }; yield &value }
    }

    /// `sorter`, `gtk_column_view_column_get_sorter()`.
    public var sorter: Sorter? {
        get { C.borrow(gtk_column_view_column_get_sorter(C.opaque(_raw))) }
        set { gtk_column_view_column_set_sorter(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.sorter; defer { self.sorter = value }; yield &value }
    }

    /// `title`, `gtk_column_view_column_get_title()`.
    public var title: String? {
        get { C.optionalString(gtk_column_view_column_get_title(C.opaque(_raw))) }
        set { gtk_column_view_column_set_title(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }

    /// `visible`, `gtk_column_view_column_get_visible()`.
    public var visible: Bool {
        get { gtk_column_view_column_get_visible(C.opaque(_raw)) != 0 }
        set { gtk_column_view_column_set_visible(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.visible; defer { self.visible = value }; yield &value }
    }

#if GTK_4_10
    /// `id`, `gtk_column_view_column_get_id()`.
    public var id: String? {
        get { C.optionalString(gtk_column_view_column_get_id(C.opaque(_raw))) }
        set { gtk_column_view_column_set_id(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.id; defer { self.id = value }; yield &value }
    }
#endif
}

extension Members where Owner: ColumnViewColumn {
    public var columnView: PropertyKey<Owner, ColumnView?> { PropertyKey("column-view") }
    public var expand: PropertyKey<Owner, Bool> { PropertyKey("expand") }
    public var factory: PropertyKey<Owner, ListItemFactory?> { PropertyKey("factory") }
    public var fixedWidth: PropertyKey<Owner, Int> { PropertyKey("fixed-width") }
    public var headerMenu: PropertyKey<Owner, Gio.MenuModel?> { PropertyKey("header-menu") }
    public var resizable: PropertyKey<Owner, Bool> { PropertyKey("resizable") }
    public var sorter: PropertyKey<Owner, Sorter?> { PropertyKey("sorter") }
    public var title: PropertyKey<Owner, String?> { PropertyKey("title") }
    public var visible: PropertyKey<Owner, Bool> { PropertyKey("visible") }
#if GTK_4_10
    public var id: PropertyKey<Owner, String?> { PropertyKey("id") }
#endif
}
