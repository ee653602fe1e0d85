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

/// `GtkTreeViewColumn`. <https://docs.gtk.org/gtk4/class.TreeViewColumn.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.ColumnView and Gtk.ColumnViewColumn instead of Gtk.TreeView to show a tabular list.")
#endif
open class TreeViewColumn: Object, Buildable, CellLayout {
    open override nonisolated class var gtype: UInt { gtk_tree_view_column_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TreeViewColumn(_borrowed: raw) }

    /// `gtk_tree_view_column_new_with_area()`.
    public convenience init(area: CellArea) {
        self.init(_constructed: C.present(C.raw(gtk_tree_view_column_new_with_area(C.cast(area._raw))), "gtk_tree_view_column_new_with_area"))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.ColumnView and Gtk.ColumnViewColumn instead of Gtk.TreeView to show a tabular list.")
#endif
extension TreeViewColumn {
    /// `alignment`, `gtk_tree_view_column_get_alignment()`.
    public var alignment: Double {
        get { Double(gtk_tree_view_column_get_alignment(C.opaque(_raw))) }
        set { gtk_tree_view_column_set_alignment(C.opaque(_raw), gfloat(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.alignment; defer { self.alignment = value }; yield &value }
    }

    /// `cell-area`.
    public var cellArea: CellArea? { property("cell-area") }

    /// `clickable`, `gtk_tree_view_column_get_clickable()`.
    public var clickable: Bool {
        get { gtk_tree_view_column_get_clickable(C.opaque(_raw)) != 0 }
        set { gtk_tree_view_column_set_clickable(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.clickable; defer { self.clickable = value }; yield &value }
    }

    /// `expand`, `gtk_tree_view_column_get_expand()`.
    public var expand: Bool {
        get { gtk_tree_view_column_get_expand(C.opaque(_raw)) != 0 }
        set { gtk_tree_view_column_set_expand(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.expand; defer { self.expand = value }; yield &value }
    }

    /// `fixed-width`, `gtk_tree_view_column_get_fixed_width()`.
    public var fixedWidth: Int {
        get { C.int(gtk_tree_view_column_get_fixed_width(C.opaque(_raw))) }
        set { gtk_tree_view_column_set_fixed_width(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.fixedWidth; defer { self.fixedWidth = value }; yield &value }
    }

    /// `max-width`, `gtk_tree_view_column_get_max_width()`.
    public var maxWidth: Int {
        get { C.int(gtk_tree_view_column_get_max_width(C.opaque(_raw))) }
        set { gtk_tree_view_column_set_max_width(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.maxWidth; defer { self.maxWidth = value }; yield &value }
    }

    /// `min-width`, `gtk_tree_view_column_get_min_width()`.
    public var minWidth: Int {
        get { C.int(gtk_tree_view_column_get_min_width(C.opaque(_raw))) }
        set { gtk_tree_view_column_set_min_width(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.minWidth; defer { self.minWidth = value }; yield &value }
    }

    /// `reorderable`, `gtk_tree_view_column_get_reorderable()`.
    public var reorderable: Bool {
        get { gtk_tree_view_column_get_reorderable(C.opaque(_raw)) != 0 }
        set { gtk_tree_view_column_set_reorderable(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.reorderable; defer { self.reorderable = value }; yield &value }
    }

    /// `resizable`, `gtk_tree_view_column_get_resizable()`.
    public var resizable: Bool {
        get { gtk_tree_view_column_get_resizable(C.opaque(_raw)) != 0 }
        set { gtk_tree_view_column_set_resizable(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.resizable; defer { self.resizable = value }; yield &value }
    }

    /// `sizing`, `gtk_tree_view_column_get_sizing()`.
    public var sizing: TreeViewColumnSizing {
        get { C.enumeration(gtk_tree_view_column_get_sizing(C.opaque(_raw)).rawValue) }
        set { gtk_tree_view_column_set_sizing(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.sizing; defer { self.sizing = value }; yield &value }
    }

    /// `sort-column-id`, `gtk_tree_view_column_get_sort_column_id()`.
    public var sortColumnId: Int {
        get { C.int(gtk_tree_view_column_get_sort_column_id(C.opaque(_raw))) }
        set { gtk_tree_view_column_set_sort_column_id(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.sortColumnId; defer { self.sortColumnId = value }; yield &value }
    }

    /// `sort-indicator`, `gtk_tree_view_column_get_sort_indicator()`.
    public var sortIndicator: Bool {
        get { gtk_tree_view_column_get_sort_indicator(C.opaque(_raw)) != 0 }
        set { gtk_tree_view_column_set_sort_indicator(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.sortIndicator; defer { self.sortIndicator = value }; yield &value }
    }

    /// `sort-order`, `gtk_tree_view_column_get_sort_order()`.
    public var sortOrder: SortType {
        get { C.enumeration(gtk_tree_view_column_get_sort_order(C.opaque(_raw)).rawValue) }
        set { gtk_tree_view_column_set_sort_order(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.sortOrder; defer { self.sortOrder = value }; yield &value }
    }

    /// `spacing`, `gtk_tree_view_column_get_spacing()`.
    public var spacing: Int {
        get { C.int(gtk_tree_view_column_get_spacing(C.opaque(_raw))) }
        set { gtk_tree_view_column_set_spacing(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.spacing; defer { self.spacing = value }; yield &value }
    }

    /// `title`, `gtk_tree_view_column_get_title()`.
    public var title: String {
        get { C.string(gtk_tree_view_column_get_title(C.opaque(_raw))) }
        set { gtk_tree_view_column_set_title(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }

    /// `visible`, `gtk_tree_view_column_get_visible()`.
    public var visible: Bool {
        get { gtk_tree_view_column_get_visible(C.opaque(_raw)) != 0 }
        set { gtk_tree_view_column_set_visible(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.visible; defer { self.visible = value }; yield &value }
    }

    /// `widget`, `gtk_tree_view_column_get_widget()`.
    public var widget: Widget? {
        get { C.borrow(gtk_tree_view_column_get_widget(C.opaque(_raw))) }
        set { gtk_tree_view_column_set_widget(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.widget; defer { self.widget = value }; yield &value }
    }

    /// `width`, `gtk_tree_view_column_get_width()`.
    public var width: Int { C.int(gtk_tree_view_column_get_width(C.opaque(_raw))) }

    /// `x-offset`, `gtk_tree_view_column_get_x_offset()`.
    public var xOffset: Int { C.int(gtk_tree_view_column_get_x_offset(C.opaque(_raw))) }

    /// `clicked`.
    @discardableResult
    public func onClicked(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("clicked", after: after, plain: handler)
    }

    /// `gtk_tree_view_column_add_attribute()`.
    public func addAttribute(_ cellRenderer: CellRenderer, attribute: String, column: Int) {
        gtk_tree_view_column_add_attribute(C.opaque(_raw), C.cast(cellRenderer._raw), attribute, C.gint(column))
    }

    /// `gtk_tree_view_column_cell_get_position()`.
    @discardableResult
    public func cellGetPosition(_ cellRenderer: CellRenderer) -> (xOffset: Int, width: Int)? {
        var xOffset: gint = 0
        var width: gint = 0
        let result = gtk_tree_view_column_cell_get_position(C.opaque(_raw), C.cast(cellRenderer._raw), &xOffset, &width)
        return result == 0 ? nil : (C.int(xOffset), C.int(width))
    }

    /// `gtk_tree_view_column_cell_get_size()`.
    @discardableResult
    public func cellGetSize() -> (xOffset: Int, yOffset: Int, width: Int, height: Int) {
        var xOffset: gint = 0
        var yOffset: gint = 0
        var width: gint = 0
        var height: gint = 0
        gtk_tree_view_column_cell_get_size(C.opaque(_raw), &xOffset, &yOffset, &width, &height)
        return (C.int(xOffset), C.int(yOffset), C.int(width), C.int(height))
    }

    /// `gtk_tree_view_column_cell_is_visible()`.
    @discardableResult
    public func cellIsVisible() -> Bool {
        gtk_tree_view_column_cell_is_visible(C.opaque(_raw)) != 0
    }

    /// `gtk_tree_view_column_cell_set_cell_data()`.
    public func cellSetCellData(
        _ treeModel: any TreeModel, iter: TreeIter, isExpander: Bool, isExpanded: Bool
    ) {
        var cIter = iter._c
        gtk_tree_view_column_cell_set_cell_data(C.opaque(_raw), C.opaque(treeModel._raw), &cIter, isExpander ? 1 : 0, isExpanded ? 1 : 0)
    }

    /// `gtk_tree_view_column_clear()`.
    public func clear() {
        gtk_tree_view_column_clear(C.opaque(_raw))
    }

    /// `gtk_tree_view_column_clear_attributes()`.
    public func clearAttributes(_ cellRenderer: CellRenderer) {
        gtk_tree_view_column_clear_attributes(C.opaque(_raw), C.cast(cellRenderer._raw))
    }

    /// `gtk_tree_view_column_clicked()`.
    public func clicked() {
        gtk_tree_view_column_clicked(C.opaque(_raw))
    }

    /// `gtk_tree_view_column_focus_cell()`.
    public func focusCell(_ cell: CellRenderer) {
        gtk_tree_view_column_focus_cell(C.opaque(_raw), C.cast(cell._raw))
    }

    /// `gtk_tree_view_column_get_button()`.
    public var button: Widget { C.present(C.borrow(gtk_tree_view_column_get_button(C.opaque(_raw))), "gtk_tree_view_column_get_button") }

    /// `gtk_tree_view_column_get_tree_view()`.
    public var treeView: Widget? { C.borrow(gtk_tree_view_column_get_tree_view(C.opaque(_raw))) }

    /// `gtk_tree_view_column_pack_end()`.
    public func packEnd(_ cell: CellRenderer, expand: Bool) {
        gtk_tree_view_column_pack_end(C.opaque(_raw), C.cast(cell._raw), expand ? 1 : 0)
    }

    /// `gtk_tree_view_column_pack_start()`.
    public func packStart(_ cell: CellRenderer, expand: Bool) {
        gtk_tree_view_column_pack_start(C.opaque(_raw), C.cast(cell._raw), expand ? 1 : 0)
    }

    /// `gtk_tree_view_column_queue_resize()`.
    public func queueResize() {
        gtk_tree_view_column_queue_resize(C.opaque(_raw))
    }

    /// `gtk_tree_view_column_set_cell_data_func()`.
    public func setCellDataFunc(_ cellRenderer: CellRenderer, `func`: TreeCellDataFunc? = nil) {
        gtk_tree_view_column_set_cell_data_func(C.opaque(_raw), C.cast(cellRenderer._raw), `func` == nil ? nil : TreeCellDataFuncThunk.call, TreeCellDataFuncThunk.retained(`func`), `func` == nil ? nil : releaseCallback)
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.ColumnView and Gtk.ColumnViewColumn instead of Gtk.TreeView to show a tabular list.")
#endif
extension Members where Owner: TreeViewColumn {
    public var alignment: PropertyKey<Owner, Double> { PropertyKey("alignment") }
    public var cellArea: PropertyKey<Owner, CellArea?> { PropertyKey("cell-area") }
    public var clickable: PropertyKey<Owner, Bool> { PropertyKey("clickable") }
    public var expand: PropertyKey<Owner, Bool> { PropertyKey("expand") }
    public var fixedWidth: PropertyKey<Owner, Int> { PropertyKey("fixed-width") }
    public var maxWidth: PropertyKey<Owner, Int> { PropertyKey("max-width") }
    public var minWidth: PropertyKey<Owner, Int> { PropertyKey("min-width") }
    public var reorderable: PropertyKey<Owner, Bool> { PropertyKey("reorderable") }
    public var resizable: PropertyKey<Owner, Bool> { PropertyKey("resizable") }
    public var sizing: PropertyKey<Owner, TreeViewColumnSizing> { PropertyKey("sizing") }
    public var sortColumnId: PropertyKey<Owner, Int> { PropertyKey("sort-column-id") }
    public var sortIndicator: PropertyKey<Owner, Bool> { PropertyKey("sort-indicator") }
    public var sortOrder: PropertyKey<Owner, SortType> { PropertyKey("sort-order") }
    public var spacing: PropertyKey<Owner, Int> { PropertyKey("spacing") }
    public var title: PropertyKey<Owner, String> { PropertyKey("title") }
    public var visible: PropertyKey<Owner, Bool> { PropertyKey("visible") }
    public var widget: PropertyKey<Owner, Widget?> { PropertyKey("widget") }
    public var width: PropertyKey<Owner, Int> { PropertyKey("width") }
    public var xOffset: PropertyKey<Owner, Int> { PropertyKey("x-offset") }
    public var clicked: SignalKey<Owner, Void> { SignalKey("clicked") }
}
