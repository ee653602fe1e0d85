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

/// `GtkColumnView`. <https://docs.gtk.org/gtk4/class.ColumnView.html>
open class ColumnView: Widget, Scrollable {
    open override nonisolated class var gtype: UInt { gtk_column_view_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ColumnView(_borrowed: raw) }

    /// `gtk_column_view_new()`.
    public convenience init(model: (any SelectionModel)? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["model": model as Object?]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_column_view_new(C.opaque(model?._retained()))), "gtk_column_view_new"))
    }
}

extension ColumnView {
    /// `columns`, `gtk_column_view_get_columns()`.
    public var columns: any Gio.ListModel { C.present(C.borrow(C.raw(gtk_column_view_get_columns(C.opaque(_raw))), Gio.AnyListModel.self), "gtk_column_view_get_columns") }

    /// `enable-rubberband`, `gtk_column_view_get_enable_rubberband()`.
    public var enableRubberband: Bool {
        get { gtk_column_view_get_enable_rubberband(C.opaque(_raw)) != 0 }
        set { gtk_column_view_set_enable_rubberband(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.enableRubberband; defer { self.enableRubberband = value }; yield &value }
    }

    /// `model`, `gtk_column_view_get_model()`.
    public var model: (any SelectionModel)? {
        get { C.borrow(C.raw(gtk_column_view_get_model(C.opaque(_raw))), AnySelectionModel.self) }
        set { gtk_column_view_set_model(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.model; defer { self.model = value }; yield &value }
    }

    /// `reorderable`, `gtk_column_view_get_reorderable()`.
    public var reorderable: Bool {
        get { gtk_column_view_get_reorderable(C.opaque(_raw)) != 0 }
        set { gtk_column_view_set_reorderable(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.reorderable; defer { self.reorderable = value }; yield &value }
    }

    /// `show-column-separators`, `gtk_column_view_get_show_column_separators()`.
    public var showColumnSeparators: Bool {
        get { gtk_column_view_get_show_column_separators(C.opaque(_raw)) != 0 }
        set { gtk_column_view_set_show_column_separators(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showColumnSeparators; defer { self.showColumnSeparators = value }; yield &value }
    }

    /// `show-row-separators`, `gtk_column_view_get_show_row_separators()`.
    public var showRowSeparators: Bool {
        get { gtk_column_view_get_show_row_separators(C.opaque(_raw)) != 0 }
        set { gtk_column_view_set_show_row_separators(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showRowSeparators; defer { self.showRowSeparators = value }; yield &value }
    }

    /// `single-click-activate`, `gtk_column_view_get_single_click_activate()`.
    public var singleClickActivate: Bool {
        get { gtk_column_view_get_single_click_activate(C.opaque(_raw)) != 0 }
        set { gtk_column_view_set_single_click_activate(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.singleClickActivate; defer { self.singleClickActivate = value }; yield &value }
    }

    /// `sorter`, `gtk_column_view_get_sorter()`.
    public var sorter: Sorter? { C.borrow(gtk_column_view_get_sorter(C.opaque(_raw))) }

    /// `activate`.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor (_ position: Int) -> Void
    ) -> SignalConnection {
        connect("activate", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gtk_column_view_append_column()`.
    public func appendColumn(_ column: ColumnViewColumn) {
        gtk_column_view_append_column(C.opaque(_raw), C.opaque(column._raw))
    }

    /// `gtk_column_view_insert_column()`.
    public func insertColumn(_ column: ColumnViewColumn, at position: Int) {
        gtk_column_view_insert_column(C.opaque(_raw), C.guint(position), C.opaque(column._raw))
    }

    /// `gtk_column_view_remove_column()`.
    public func removeColumn(_ column: ColumnViewColumn) {
        gtk_column_view_remove_column(C.opaque(_raw), C.opaque(column._raw))
    }

    /// `gtk_column_view_sort_by_column()`.
    public func sort(by column: ColumnViewColumn? = nil, direction: SortType) {
        gtk_column_view_sort_by_column(C.opaque(_raw), C.opaque(column?._raw), .init(rawValue: C.number(direction)))
    }

#if GTK_4_12
    /// `header-factory`, `gtk_column_view_get_header_factory()`.
    public var headerFactory: ListItemFactory? {
        get { C.borrow(C.raw(gtk_column_view_get_header_factory(C.opaque(_raw)))) }
        set { gtk_column_view_set_header_factory(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.headerFactory; defer { self.headerFactory = value }; yield &value }
    }

    /// `row-factory`, `gtk_column_view_get_row_factory()`.
    public var rowFactory: ListItemFactory? {
        get { C.borrow(C.raw(gtk_column_view_get_row_factory(C.opaque(_raw)))) }
        set { gtk_column_view_set_row_factory(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.rowFactory; defer { self.rowFactory = value }; yield &value }
    }

    /// `tab-behavior`, `gtk_column_view_get_tab_behavior()`.
    public var tabBehavior: ListTabBehavior {
        get { C.enumeration(gtk_column_view_get_tab_behavior(C.opaque(_raw)).rawValue) }
        set { gtk_column_view_set_tab_behavior(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.tabBehavior; defer { self.tabBehavior = value }; yield &value }
    }

    /// `gtk_column_view_scroll_to()`.
    public func scroll(
        toPos pos: Int, column: ColumnViewColumn? = nil, flags: ListScrollFlags = [], scroll: ScrollInfo? = nil
    ) {
        gtk_column_view_scroll_to(C.opaque(_raw), C.guint(pos), C.opaque(column?._raw), .init(rawValue: C.number(flags)), C.opaque(C.give(scroll)))
    }
#endif
}

extension Members where Owner: ColumnView {
    public var columns: PropertyKey<Owner, any Gio.ListModel> { PropertyKey("columns", Gio.AnyListModel.self) }
    public var enableRubberband: PropertyKey<Owner, Bool> { PropertyKey("enable-rubberband") }
    public var model: PropertyKey<Owner, (any SelectionModel)?> { PropertyKey("model", optional: AnySelectionModel.self) }
    public var reorderable: PropertyKey<Owner, Bool> { PropertyKey("reorderable") }
    public var showColumnSeparators: PropertyKey<Owner, Bool> { PropertyKey("show-column-separators") }
    public var showRowSeparators: PropertyKey<Owner, Bool> { PropertyKey("show-row-separators") }
    public var singleClickActivate: PropertyKey<Owner, Bool> { PropertyKey("single-click-activate") }
    public var sorter: PropertyKey<Owner, Sorter?> { PropertyKey("sorter") }
    public var activate: SignalKey<Owner, Int> { SignalKey(one: "activate") }
#if GTK_4_12
    public var headerFactory: PropertyKey<Owner, ListItemFactory?> { PropertyKey("header-factory") }
    public var rowFactory: PropertyKey<Owner, ListItemFactory?> { PropertyKey("row-factory") }
    public var tabBehavior: PropertyKey<Owner, ListTabBehavior> { PropertyKey("tab-behavior") }
#endif
}
