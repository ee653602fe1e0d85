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

/// `GtkTreeView`. <https://docs.gtk.org/gtk4/class.TreeView.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.ListView for lists, and Gtk.ColumnView for tabular lists.")
#endif
open class TreeView: Widget, Scrollable {
    open override nonisolated class var gtype: UInt { gtk_tree_view_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TreeView(_borrowed: raw) }

    /// `gtk_tree_view_new_with_model()`.
    public convenience init(model: any TreeModel) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["model": model as Object]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_tree_view_new_with_model(C.opaque(model._raw))), "gtk_tree_view_new_with_model"))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.ListView for lists, and Gtk.ColumnView for tabular lists.")
#endif
extension TreeView {
    /// `activate-on-single-click`, `gtk_tree_view_get_activate_on_single_click()`.
    public var activateOnSingleClick: Bool {
        get { gtk_tree_view_get_activate_on_single_click(C.cast(_raw)) != 0 }
        set { gtk_tree_view_set_activate_on_single_click(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.activateOnSingleClick; defer { self.activateOnSingleClick = value }; yield &value }
    }

    /// `enable-grid-lines`.
    public var enableGridLines: TreeViewGridLines {
        get { property("enable-grid-lines") }
        set { setProperty("enable-grid-lines", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.enableGridLines; defer { self.enableGridLines = value }; yield &value }
    }

    /// `enable-search`, `gtk_tree_view_get_enable_search()`.
    public var enableSearch: Bool {
        get { gtk_tree_view_get_enable_search(C.cast(_raw)) != 0 }
        set { gtk_tree_view_set_enable_search(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.enableSearch; defer { self.enableSearch = value }; yield &value }
    }

    /// `enable-tree-lines`, `gtk_tree_view_get_enable_tree_lines()`.
    public var enableTreeLines: Bool {
        get { gtk_tree_view_get_enable_tree_lines(C.cast(_raw)) != 0 }
        set { gtk_tree_view_set_enable_tree_lines(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.enableTreeLines; defer { self.enableTreeLines = value }; yield &value }
    }

    /// `expander-column`, `gtk_tree_view_get_expander_column()`.
    public var expanderColumn: TreeViewColumn? {
        get { C.borrow(C.raw(gtk_tree_view_get_expander_column(C.cast(_raw)))) }
        set { gtk_tree_view_set_expander_column(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.expanderColumn; defer { self.expanderColumn = value }; yield &value }
    }

    /// `fixed-height-mode`, `gtk_tree_view_get_fixed_height_mode()`.
    public var fixedHeightMode: Bool {
        get { gtk_tree_view_get_fixed_height_mode(C.cast(_raw)) != 0 }
        set { gtk_tree_view_set_fixed_height_mode(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.fixedHeightMode; defer { self.fixedHeightMode = value }; yield &value }
    }

    /// `headers-clickable`, `gtk_tree_view_get_headers_clickable()`.
    public var headersClickable: Bool {
        get { gtk_tree_view_get_headers_clickable(C.cast(_raw)) != 0 }
        set { gtk_tree_view_set_headers_clickable(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.headersClickable; defer { self.headersClickable = value }; yield &value }
    }

    /// `headers-visible`, `gtk_tree_view_get_headers_visible()`.
    public var headersVisible: Bool {
        get { gtk_tree_view_get_headers_visible(C.cast(_raw)) != 0 }
        set { gtk_tree_view_set_headers_visible(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.headersVisible; defer { self.headersVisible = value }; yield &value }
    }

    /// `hover-expand`, `gtk_tree_view_get_hover_expand()`.
    public var hoverExpand: Bool {
        get { gtk_tree_view_get_hover_expand(C.cast(_raw)) != 0 }
        set { gtk_tree_view_set_hover_expand(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.hoverExpand; defer { self.hoverExpand = value }; yield &value }
    }

    /// `hover-selection`, `gtk_tree_view_get_hover_selection()`.
    public var hoverSelection: Bool {
        get { gtk_tree_view_get_hover_selection(C.cast(_raw)) != 0 }
        set { gtk_tree_view_set_hover_selection(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.hoverSelection; defer { self.hoverSelection = value }; yield &value }
    }

    /// `level-indentation`, `gtk_tree_view_get_level_indentation()`.
    public var levelIndentation: Int {
        get { C.int(gtk_tree_view_get_level_indentation(C.cast(_raw))) }
        set { gtk_tree_view_set_level_indentation(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.levelIndentation; defer { self.levelIndentation = value }; yield &value }
    }

    /// `model`, `gtk_tree_view_get_model()`.
    public var model: (any TreeModel)? {
        get { C.borrow(C.raw(gtk_tree_view_get_model(C.cast(_raw))), AnyTreeModel.self) }
        set { gtk_tree_view_set_model(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.model; defer { self.model = value }; yield &value }
    }

    /// `reorderable`, `gtk_tree_view_get_reorderable()`.
    public var reorderable: Bool {
        get { gtk_tree_view_get_reorderable(C.cast(_raw)) != 0 }
        set { gtk_tree_view_set_reorderable(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.reorderable; defer { self.reorderable = value }; yield &value }
    }

    /// `rubber-banding`, `gtk_tree_view_get_rubber_banding()`.
    public var rubberBanding: Bool {
        get { gtk_tree_view_get_rubber_banding(C.cast(_raw)) != 0 }
        set { gtk_tree_view_set_rubber_banding(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.rubberBanding; defer { self.rubberBanding = value }; yield &value }
    }

    /// `search-column`, `gtk_tree_view_get_search_column()`.
    public var searchColumn: Int {
        get { C.int(gtk_tree_view_get_search_column(C.cast(_raw))) }
        set { gtk_tree_view_set_search_column(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.searchColumn; defer { self.searchColumn = value }; yield &value }
    }

    /// `show-expanders`, `gtk_tree_view_get_show_expanders()`.
    public var showExpanders: Bool {
        get { gtk_tree_view_get_show_expanders(C.cast(_raw)) != 0 }
        set { gtk_tree_view_set_show_expanders(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showExpanders; defer { self.showExpanders = value }; yield &value }
    }

    /// `tooltip-column`, `gtk_tree_view_get_tooltip_column()`.
    public var tooltipColumn: Int {
        get { C.int(gtk_tree_view_get_tooltip_column(C.cast(_raw))) }
        set { gtk_tree_view_set_tooltip_column(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.tooltipColumn; defer { self.tooltipColumn = value }; yield &value }
    }

    /// `columns-changed`.
    @discardableResult
    public func onColumnsChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("columns-changed", after: after, plain: handler)
    }

    /// `cursor-changed`.
    @discardableResult
    public func onCursorChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("cursor-changed", after: after, plain: handler)
    }

    /// `expand-collapse-cursor-row`. A keyboard action.
    @discardableResult
    public func onExpandCollapseCursorRow(
        after: Bool = false, _ handler: @escaping @MainActor (_ object: Bool, _ p0: Bool, _ p1: Bool) -> Bool
    ) -> SignalConnection {
        connect("expand-collapse-cursor-row", after: after, returning: Bool.self) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `move-cursor`. A keyboard action.
    @discardableResult
    public func onMoveCursor(
        after: Bool = false, _ handler: @escaping @MainActor (_ step: MovementStep, _ direction: Int, _ extend: Bool, _ modify: Bool) -> Bool
    ) -> SignalConnection {
        connect("move-cursor", after: after, returning: Bool.self) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3), arguments.get(4)) }
    }

    /// `row-activated`. A keyboard action.
    @discardableResult
    public func onRowActivated(
        after: Bool = false, _ handler: @escaping @MainActor (_ path: TreePath, _ column: TreeViewColumn?) -> Void
    ) -> SignalConnection {
        connect("row-activated", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `row-collapsed`.
    @discardableResult
    public func onRowCollapsed(
        after: Bool = false, _ handler: @escaping @MainActor (_ iter: TreeIter, _ path: TreePath) -> Void
    ) -> SignalConnection {
        connect("row-collapsed", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `row-expanded`.
    @discardableResult
    public func onRowExpanded(
        after: Bool = false, _ handler: @escaping @MainActor (_ iter: TreeIter, _ path: TreePath) -> Void
    ) -> SignalConnection {
        connect("row-expanded", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `select-all`. A keyboard action.
    @discardableResult
    public func onSelectAll(
        after: Bool = false, _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("select-all", after: after, returning: Bool.self) { _ in handler() }
    }

    /// `select-cursor-parent`. A keyboard action.
    @discardableResult
    public func onSelectCursorParent(
        after: Bool = false, _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("select-cursor-parent", after: after, returning: Bool.self) { _ in handler() }
    }

    /// `select-cursor-row`. A keyboard action.
    @discardableResult
    public func onSelectCursorRow(
        after: Bool = false, _ handler: @escaping @MainActor (_ object: Bool) -> Bool
    ) -> SignalConnection {
        connect("select-cursor-row", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `start-interactive-search`. A keyboard action.
    @discardableResult
    public func onStartInteractiveSearch(
        after: Bool = false, _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("start-interactive-search", after: after, returning: Bool.self) { _ in handler() }
    }

    /// `test-collapse-row`.
    @discardableResult
    public func onTestCollapseRow(
        after: Bool = false, _ handler: @escaping @MainActor (_ iter: TreeIter, _ path: TreePath) -> Bool
    ) -> SignalConnection {
        connect("test-collapse-row", after: after, returning: Bool.self) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `test-expand-row`.
    @discardableResult
    public func onTestExpandRow(
        after: Bool = false, _ handler: @escaping @MainActor (_ iter: TreeIter, _ path: TreePath) -> Bool
    ) -> SignalConnection {
        connect("test-expand-row", after: after, returning: Bool.self) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `toggle-cursor-row`. A keyboard action.
    @discardableResult
    public func onToggleCursorRow(
        after: Bool = false, _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("toggle-cursor-row", after: after, returning: Bool.self) { _ in handler() }
    }

    /// `unselect-all`. A keyboard action.
    @discardableResult
    public func onUnselectAll(
        after: Bool = false, _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("unselect-all", after: after, returning: Bool.self) { _ in handler() }
    }

    /// `gtk_tree_view_append_column()`.
    @discardableResult
    public func appendColumn(_ column: TreeViewColumn) -> Int {
        C.int(gtk_tree_view_append_column(C.cast(_raw), C.opaque(column._raw)))
    }

    /// `gtk_tree_view_collapse_all()`.
    public func collapseAll() {
        gtk_tree_view_collapse_all(C.cast(_raw))
    }

    /// `gtk_tree_view_collapse_row()`.
    @discardableResult
    public func collapseRow(_ path: TreePath) -> Bool {
        gtk_tree_view_collapse_row(C.cast(_raw), C.opaque(path._raw)) != 0
    }

    /// `gtk_tree_view_columns_autosize()`.
    public func columnsAutosize() {
        gtk_tree_view_columns_autosize(C.cast(_raw))
    }

    /// `gtk_tree_view_convert_bin_window_to_tree_coords()`.
    @discardableResult
    public func convertBinWindowToTreeCoords(bx: Int, by: Int) -> (tx: Int, ty: Int) {
        var tx: gint = 0
        var ty: gint = 0
        gtk_tree_view_convert_bin_window_to_tree_coords(C.cast(_raw), C.gint(bx), C.gint(by), &tx, &ty)
        return (C.int(tx), C.int(ty))
    }

    /// `gtk_tree_view_convert_bin_window_to_widget_coords()`.
    @discardableResult
    public func convertBinWindowToWidgetCoords(bx: Int, by: Int) -> (wx: Int, wy: Int) {
        var wx: gint = 0
        var wy: gint = 0
        gtk_tree_view_convert_bin_window_to_widget_coords(C.cast(_raw), C.gint(bx), C.gint(by), &wx, &wy)
        return (C.int(wx), C.int(wy))
    }

    /// `gtk_tree_view_convert_tree_to_bin_window_coords()`.
    @discardableResult
    public func convertTreeToBinWindowCoords(tx: Int, ty: Int) -> (bx: Int, by: Int) {
        var bx: gint = 0
        var by: gint = 0
        gtk_tree_view_convert_tree_to_bin_window_coords(C.cast(_raw), C.gint(tx), C.gint(ty), &bx, &by)
        return (C.int(bx), C.int(by))
    }

    /// `gtk_tree_view_convert_tree_to_widget_coords()`.
    @discardableResult
    public func convertTreeToWidgetCoords(tx: Int, ty: Int) -> (wx: Int, wy: Int) {
        var wx: gint = 0
        var wy: gint = 0
        gtk_tree_view_convert_tree_to_widget_coords(C.cast(_raw), C.gint(tx), C.gint(ty), &wx, &wy)
        return (C.int(wx), C.int(wy))
    }

    /// `gtk_tree_view_convert_widget_to_bin_window_coords()`.
    @discardableResult
    public func convertWidgetToBinWindowCoords(wx: Int, wy: Int) -> (bx: Int, by: Int) {
        var bx: gint = 0
        var by: gint = 0
        gtk_tree_view_convert_widget_to_bin_window_coords(C.cast(_raw), C.gint(wx), C.gint(wy), &bx, &by)
        return (C.int(bx), C.int(by))
    }

    /// `gtk_tree_view_convert_widget_to_tree_coords()`.
    @discardableResult
    public func convertWidgetToTreeCoords(wx: Int, wy: Int) -> (tx: Int, ty: Int) {
        var tx: gint = 0
        var ty: gint = 0
        gtk_tree_view_convert_widget_to_tree_coords(C.cast(_raw), C.gint(wx), C.gint(wy), &tx, &ty)
        return (C.int(tx), C.int(ty))
    }

    /// `gtk_tree_view_create_row_drag_icon()`.
    @discardableResult
    public func createRowDragIcon(_ path: TreePath) -> (any Gdk.Paintable)? {
        C.adopt(C.raw(gtk_tree_view_create_row_drag_icon(C.cast(_raw), C.opaque(path._raw))), Gdk.AnyPaintable.self)
    }

    /// `gtk_tree_view_enable_model_drag_dest()`.
    public func enableModelDragDest(_ formats: Gdk.ContentFormats, actions: Gdk.DragAction) {
        gtk_tree_view_enable_model_drag_dest(C.cast(_raw), C.opaque(formats._raw), .init(rawValue: C.number(actions)))
    }

    /// `gtk_tree_view_enable_model_drag_source()`.
    public func enableModelDragSource(
        _ startButtonMask: Gdk.ModifierType, formats: Gdk.ContentFormats, actions: Gdk.DragAction
    ) {
        gtk_tree_view_enable_model_drag_source(C.cast(_raw), .init(rawValue: C.number(startButtonMask)), C.opaque(formats._raw), .init(rawValue: C.number(actions)))
    }

    /// `gtk_tree_view_expand_all()`.
    public func expandAll() {
        gtk_tree_view_expand_all(C.cast(_raw))
    }

    /// `gtk_tree_view_expand_row()`.
    @discardableResult
    public func expandRow(_ path: TreePath, openAll: Bool) -> Bool {
        gtk_tree_view_expand_row(C.cast(_raw), C.opaque(path._raw), openAll ? 1 : 0) != 0
    }

    /// `gtk_tree_view_expand_to_path()`.
    public func expand(to path: TreePath) {
        gtk_tree_view_expand_to_path(C.cast(_raw), C.opaque(path._raw))
    }

    /// `gtk_tree_view_get_background_area()`.
    public func backgroundArea(of path: TreePath? = nil, column: TreeViewColumn? = nil) -> Gdk.Rectangle {
        var rect = GdkRectangle()
        gtk_tree_view_get_background_area(C.cast(_raw), C.opaque(path?._raw), C.opaque(column?._raw), &rect)
        return Gdk.Rectangle(_c: rect)
    }

    /// `gtk_tree_view_get_cell_area()`.
    public func cellArea(of path: TreePath? = nil, column: TreeViewColumn? = nil) -> Gdk.Rectangle {
        var rect = GdkRectangle()
        gtk_tree_view_get_cell_area(C.cast(_raw), C.opaque(path?._raw), C.opaque(column?._raw), &rect)
        return Gdk.Rectangle(_c: rect)
    }

    /// `gtk_tree_view_get_column()`.
    public func column(at n: Int) -> TreeViewColumn? {
        C.borrow(C.raw(gtk_tree_view_get_column(C.cast(_raw), C.gint(n))))
    }

    /// `gtk_tree_view_get_columns()`.
    public var columns: [TreeViewColumn] { C.array(list: gtk_tree_view_get_columns(C.cast(_raw)), .container) { C.present(C.borrow($0), "gtk_tree_view_get_columns") } }

    /// `gtk_tree_view_get_cursor()`.
    public var cursorPosition: (path: TreePath?, focusColumn: TreeViewColumn?) {
        var path: OpaquePointer?
        var focusColumn: OpaquePointer?
        gtk_tree_view_get_cursor(C.cast(_raw), &path, &focusColumn)
        return (C.take(C.raw(path)), C.borrow(C.raw(focusColumn)))
    }

    /// `gtk_tree_view_get_dest_row_at_pos()`.
    public func destRow(atX dragX: Int, dragY: Int) -> (path: TreePath?, pos: TreeViewDropPosition)? {
        var path: OpaquePointer?
        var pos = GtkTreeViewDropPosition(0)
        let result = gtk_tree_view_get_dest_row_at_pos(C.cast(_raw), C.gint(dragX), C.gint(dragY), &path, &pos)
        return result == 0 ? nil : (C.take(C.raw(path)), C.enumeration(pos.rawValue))
    }

    /// `gtk_tree_view_get_drag_dest_row()`.
    public var dragDestRow: (path: TreePath?, pos: TreeViewDropPosition) {
        var path: OpaquePointer?
        var pos = GtkTreeViewDropPosition(0)
        gtk_tree_view_get_drag_dest_row(C.cast(_raw), &path, &pos)
        return (C.take(C.raw(path)), C.enumeration(pos.rawValue))
    }

    /// `gtk_tree_view_get_grid_lines()`.
    public var gridLines: TreeViewGridLines {
        get { C.enumeration(gtk_tree_view_get_grid_lines(C.cast(_raw)).rawValue) }
        set { gtk_tree_view_set_grid_lines(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.gridLines; defer { self.gridLines = value }; yield &value }
    }

    /// `gtk_tree_view_get_n_columns()`.
    public var nColumns: Int { C.int(gtk_tree_view_get_n_columns(C.cast(_raw))) }

    /// `gtk_tree_view_get_path_at_pos()`.
    public func path(
        atX x: Int, y: Int
    ) -> (path: TreePath?, column: TreeViewColumn?, cellX: Int, cellY: Int)? {
        var path: OpaquePointer?
        var column: OpaquePointer?
        var cellX: gint = 0
        var cellY: gint = 0
        let result = gtk_tree_view_get_path_at_pos(C.cast(_raw), C.gint(x), C.gint(y), &path, &column, &cellX, &cellY)
        return result == 0 ? nil : (C.take(C.raw(path)), C.borrow(C.raw(column)), C.int(cellX), C.int(cellY))
    }

    /// `gtk_tree_view_get_search_entry()`.
    public var searchEntry: (any Editable)? {
        get { C.borrow(C.raw(gtk_tree_view_get_search_entry(C.cast(_raw))), AnyEditable.self) }
        set { gtk_tree_view_set_search_entry(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.searchEntry; defer { self.searchEntry = value }; yield &value }
    }

    /// `gtk_tree_view_get_selection()`.
    public var selection: TreeSelection { C.present(C.borrow(C.raw(gtk_tree_view_get_selection(C.cast(_raw)))), "gtk_tree_view_get_selection") }

    /// `gtk_tree_view_get_tooltip_context()`.
    public func tooltipContext(
        x: Int, y: Int, keyboardTip: Bool
    ) -> (model: any TreeModel, path: TreePath, iter: TreeIter)? {
        var model: OpaquePointer?
        var path: OpaquePointer?
        var iter = GtkTreeIter()
        let result = gtk_tree_view_get_tooltip_context(C.cast(_raw), C.gint(x), C.gint(y), keyboardTip ? 1 : 0, &model, &path, &iter)
        return result == 0 ? nil : (C.present(C.borrow(C.raw(model), AnyTreeModel.self), "gtk_tree_view_get_tooltip_context"), C.present(C.take(C.raw(path)), "gtk_tree_view_get_tooltip_context"), TreeIter(_c: iter))
    }

    /// `gtk_tree_view_get_visible_range()`.
    public var visibleRange: (startPath: TreePath, endPath: TreePath)? {
        var startPath: OpaquePointer?
        var endPath: OpaquePointer?
        let result = gtk_tree_view_get_visible_range(C.cast(_raw), &startPath, &endPath)
        return result == 0 ? nil : (C.present(C.take(C.raw(startPath)), "gtk_tree_view_get_visible_range"), C.present(C.take(C.raw(endPath)), "gtk_tree_view_get_visible_range"))
    }

    /// `gtk_tree_view_get_visible_rect()`.
    public var visibleRect: Gdk.Rectangle {
        var visibleRect = GdkRectangle()
        gtk_tree_view_get_visible_rect(C.cast(_raw), &visibleRect)
        return Gdk.Rectangle(_c: visibleRect)
    }

    /// `gtk_tree_view_insert_column()`.
    @discardableResult
    public func insertColumn(_ column: TreeViewColumn, at position: Int) -> Int {
        C.int(gtk_tree_view_insert_column(C.cast(_raw), C.opaque(column._raw), C.gint(position)))
    }

    /// `gtk_tree_view_insert_column_with_data_func()`.
    @discardableResult
    public func insertColumnWithDataFunc(
        position: Int, title: String, cell: CellRenderer, `func`: @escaping TreeCellDataFunc
    ) -> Int {
        C.int(gtk_tree_view_insert_column_with_data_func(C.cast(_raw), C.gint(position), title, C.cast(cell._raw), TreeCellDataFuncThunk.call, TreeCellDataFuncThunk.retained(`func`), releaseCallback))
    }

    /// `gtk_tree_view_is_blank_at_pos()`.
    public func isBlank(
        atX x: Int, y: Int
    ) -> (path: TreePath?, column: TreeViewColumn?, cellX: Int, cellY: Int)? {
        var path: OpaquePointer?
        var column: OpaquePointer?
        var cellX: gint = 0
        var cellY: gint = 0
        let result = gtk_tree_view_is_blank_at_pos(C.cast(_raw), C.gint(x), C.gint(y), &path, &column, &cellX, &cellY)
        return result == 0 ? nil : (C.take(C.raw(path)), C.borrow(C.raw(column)), C.int(cellX), C.int(cellY))
    }

    /// `gtk_tree_view_is_rubber_banding_active()`.
    public var isRubberBandingActive: Bool { gtk_tree_view_is_rubber_banding_active(C.cast(_raw)) != 0 }

    /// `gtk_tree_view_map_expanded_rows()`.
    public func mapExpandedRows(_ `func`: TreeViewMappingFunc) {
        TreeViewMappingFuncThunk.withTemporary(`func`) { data1 in gtk_tree_view_map_expanded_rows(C.cast(_raw), TreeViewMappingFuncThunk.call, data1) }
    }

    /// `gtk_tree_view_move_column_after()`.
    public func moveColumn(_ column: TreeViewColumn, after baseColumn: TreeViewColumn? = nil) {
        gtk_tree_view_move_column_after(C.cast(_raw), C.opaque(column._raw), C.opaque(baseColumn?._raw))
    }

    /// `gtk_tree_view_remove_column()`.
    @discardableResult
    public func removeColumn(_ column: TreeViewColumn) -> Int {
        C.int(gtk_tree_view_remove_column(C.cast(_raw), C.opaque(column._raw)))
    }

    /// `gtk_tree_view_row_activated()`.
    public func rowActivated(_ path: TreePath, column: TreeViewColumn? = nil) {
        gtk_tree_view_row_activated(C.cast(_raw), C.opaque(path._raw), C.opaque(column?._raw))
    }

    /// `gtk_tree_view_row_expanded()`.
    @discardableResult
    public func rowExpanded(_ path: TreePath) -> Bool {
        gtk_tree_view_row_expanded(C.cast(_raw), C.opaque(path._raw)) != 0
    }

    /// `gtk_tree_view_scroll_to_point()`.
    public func scroll(toX treeX: Int, treeY: Int) {
        gtk_tree_view_scroll_to_point(C.cast(_raw), C.gint(treeX), C.gint(treeY))
    }

    /// `gtk_tree_view_set_column_drag_function()`.
    public func setColumnDragFunction(_ `func`: TreeViewColumnDropFunc? = nil) {
        gtk_tree_view_set_column_drag_function(C.cast(_raw), `func` == nil ? nil : TreeViewColumnDropFuncThunk.call, TreeViewColumnDropFuncThunk.retained(`func`), `func` == nil ? nil : releaseCallback)
    }

    /// `gtk_tree_view_set_cursor()`.
    public func setCursor(_ path: TreePath, focusColumn: TreeViewColumn? = nil, startEditing: Bool) {
        gtk_tree_view_set_cursor(C.cast(_raw), C.opaque(path._raw), C.opaque(focusColumn?._raw), startEditing ? 1 : 0)
    }

    /// `gtk_tree_view_set_cursor_on_cell()`.
    public func setCursorOnCell(
        _ path: TreePath, focusColumn: TreeViewColumn? = nil, focusCell: CellRenderer? = nil, startEditing: Bool
    ) {
        gtk_tree_view_set_cursor_on_cell(C.cast(_raw), C.opaque(path._raw), C.opaque(focusColumn?._raw), C.cast(focusCell?._raw), startEditing ? 1 : 0)
    }

    /// `gtk_tree_view_set_drag_dest_row()`.
    public func setDragDestRow(_ path: TreePath? = nil, pos: TreeViewDropPosition) {
        gtk_tree_view_set_drag_dest_row(C.cast(_raw), C.opaque(path?._raw), .init(rawValue: C.number(pos)))
    }

    /// `gtk_tree_view_set_row_separator_func()`.
    public func setRowSeparatorFunc(_ `func`: TreeViewRowSeparatorFunc? = nil) {
        gtk_tree_view_set_row_separator_func(C.cast(_raw), `func` == nil ? nil : TreeViewRowSeparatorFuncThunk.call, TreeViewRowSeparatorFuncThunk.retained(`func`), `func` == nil ? nil : releaseCallback)
    }

    /// `gtk_tree_view_set_search_equal_func()`.
    public func setSearchEqualFunc(_ searchEqualFunc: @escaping TreeViewSearchEqualFunc) {
        gtk_tree_view_set_search_equal_func(C.cast(_raw), TreeViewSearchEqualFuncThunk.call, TreeViewSearchEqualFuncThunk.retained(searchEqualFunc), releaseCallback)
    }

    /// `gtk_tree_view_set_tooltip_cell()`.
    public func setTooltipCell(
        _ tooltip: Tooltip, path: TreePath? = nil, column: TreeViewColumn? = nil, cell: CellRenderer? = nil
    ) {
        gtk_tree_view_set_tooltip_cell(C.cast(_raw), C.opaque(tooltip._raw), C.opaque(path?._raw), C.opaque(column?._raw), C.cast(cell?._raw))
    }

    /// `gtk_tree_view_set_tooltip_row()`.
    public func setTooltipRow(_ tooltip: Tooltip, path: TreePath) {
        gtk_tree_view_set_tooltip_row(C.cast(_raw), C.opaque(tooltip._raw), C.opaque(path._raw))
    }

    /// `gtk_tree_view_unset_rows_drag_dest()`.
    public func unsetRowsDragDest() {
        gtk_tree_view_unset_rows_drag_dest(C.cast(_raw))
    }

    /// `gtk_tree_view_unset_rows_drag_source()`.
    public func unsetRowsDragSource() {
        gtk_tree_view_unset_rows_drag_source(C.cast(_raw))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.ListView for lists, and Gtk.ColumnView for tabular lists.")
#endif
extension Members where Owner: TreeView {
    public var activateOnSingleClick: PropertyKey<Owner, Bool> { PropertyKey("activate-on-single-click") }
    public var enableGridLines: PropertyKey<Owner, TreeViewGridLines> { PropertyKey("enable-grid-lines") }
    public var enableSearch: PropertyKey<Owner, Bool> { PropertyKey("enable-search") }
    public var enableTreeLines: PropertyKey<Owner, Bool> { PropertyKey("enable-tree-lines") }
    public var expanderColumn: PropertyKey<Owner, TreeViewColumn?> { PropertyKey("expander-column") }
    public var fixedHeightMode: PropertyKey<Owner, Bool> { PropertyKey("fixed-height-mode") }
    public var headersClickable: PropertyKey<Owner, Bool> { PropertyKey("headers-clickable") }
    public var headersVisible: PropertyKey<Owner, Bool> { PropertyKey("headers-visible") }
    public var hoverExpand: PropertyKey<Owner, Bool> { PropertyKey("hover-expand") }
    public var hoverSelection: PropertyKey<Owner, Bool> { PropertyKey("hover-selection") }
    public var levelIndentation: PropertyKey<Owner, Int> { PropertyKey("level-indentation") }
    public var model: PropertyKey<Owner, (any TreeModel)?> { PropertyKey("model", optional: AnyTreeModel.self) }
    public var reorderable: PropertyKey<Owner, Bool> { PropertyKey("reorderable") }
    public var rubberBanding: PropertyKey<Owner, Bool> { PropertyKey("rubber-banding") }
    public var searchColumn: PropertyKey<Owner, Int> { PropertyKey("search-column") }
    public var showExpanders: PropertyKey<Owner, Bool> { PropertyKey("show-expanders") }
    public var tooltipColumn: PropertyKey<Owner, Int> { PropertyKey("tooltip-column") }
    public var columnsChanged: SignalKey<Owner, Void> { SignalKey("columns-changed") }
    public var cursorChanged: SignalKey<Owner, Void> { SignalKey("cursor-changed") }
    public var expandCollapseCursorRow: AnsweredSignalKey<Owner, (object: Bool, p0: Bool, p1: Bool), Bool> { AnsweredSignalKey("expand-collapse-cursor-row") { ($0.get(1), $0.get(2), $0.get(3)) } }
    public var moveCursor: AnsweredSignalKey<Owner, (step: MovementStep, direction: Int, extend: Bool, modify: Bool), Bool> { AnsweredSignalKey("move-cursor") { ($0.get(1), $0.get(2), $0.get(3), $0.get(4)) } }
    public var rowActivated: SignalKey<Owner, (path: TreePath, column: TreeViewColumn?)> { SignalKey("row-activated") { ($0.get(1), $0.get(2)) } }
    public var rowCollapsed: SignalKey<Owner, (iter: TreeIter, path: TreePath)> { SignalKey("row-collapsed") { ($0.get(1), $0.get(2)) } }
    public var rowExpanded: SignalKey<Owner, (iter: TreeIter, path: TreePath)> { SignalKey("row-expanded") { ($0.get(1), $0.get(2)) } }
    public var selectAll: AnsweredSignalKey<Owner, Void, Bool> { AnsweredSignalKey("select-all") }
    public var selectCursorParent: AnsweredSignalKey<Owner, Void, Bool> { AnsweredSignalKey("select-cursor-parent") }
    public var selectCursorRow: AnsweredSignalKey<Owner, Bool, Bool> { AnsweredSignalKey(one: "select-cursor-row") }
    public var startInteractiveSearch: AnsweredSignalKey<Owner, Void, Bool> { AnsweredSignalKey("start-interactive-search") }
    public var testCollapseRow: AnsweredSignalKey<Owner, (iter: TreeIter, path: TreePath), Bool> { AnsweredSignalKey("test-collapse-row") { ($0.get(1), $0.get(2)) } }
    public var testExpandRow: AnsweredSignalKey<Owner, (iter: TreeIter, path: TreePath), Bool> { AnsweredSignalKey("test-expand-row") { ($0.get(1), $0.get(2)) } }
    public var toggleCursorRow: AnsweredSignalKey<Owner, Void, Bool> { AnsweredSignalKey("toggle-cursor-row") }
    public var unselectAll: AnsweredSignalKey<Owner, Void, Bool> { AnsweredSignalKey("unselect-all") }
}
