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

/// `GtkIconView`. <https://docs.gtk.org/gtk4/class.IconView.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.GridView instead.")
#endif
open class IconView: Widget, CellLayout, Scrollable {
    open override nonisolated class var gtype: UInt { gtk_icon_view_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { IconView(_borrowed: raw) }

    /// `gtk_icon_view_new_with_area()`.
    public convenience init(area: CellArea) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_icon_view_new_with_area(C.cast(area._raw))), "gtk_icon_view_new_with_area"))
    }

    /// `gtk_icon_view_new_with_model()`.
    public convenience init(model: any TreeModel) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["model": model as Object]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_icon_view_new_with_model(C.opaque(model._raw))), "gtk_icon_view_new_with_model"))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.GridView instead.")
#endif
extension IconView {
    /// `activate-on-single-click`, `gtk_icon_view_get_activate_on_single_click()`.
    public var activateOnSingleClick: Bool {
        get { gtk_icon_view_get_activate_on_single_click(C.opaque(_raw)) != 0 }
        set { gtk_icon_view_set_activate_on_single_click(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.activateOnSingleClick; defer { self.activateOnSingleClick = value }; yield &value }
    }

    /// `cell-area`.
    public var cellArea: CellArea? { property("cell-area") }

    /// `column-spacing`, `gtk_icon_view_get_column_spacing()`.
    public var columnSpacing: Int {
        get { C.int(gtk_icon_view_get_column_spacing(C.opaque(_raw))) }
        set { gtk_icon_view_set_column_spacing(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.columnSpacing; defer { self.columnSpacing = value }; yield &value }
    }

    /// `columns`, `gtk_icon_view_get_columns()`.
    public var columns: Int {
        get { C.int(gtk_icon_view_get_columns(C.opaque(_raw))) }
        set { gtk_icon_view_set_columns(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.columns; defer { self.columns = value }; yield &value }
    }

    /// `item-orientation`, `gtk_icon_view_get_item_orientation()`.
    public var itemOrientation: Orientation {
        get { C.enumeration(gtk_icon_view_get_item_orientation(C.opaque(_raw)).rawValue) }
        set { gtk_icon_view_set_item_orientation(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.itemOrientation; defer { self.itemOrientation = value }; yield &value }
    }

    /// `item-padding`, `gtk_icon_view_get_item_padding()`.
    public var itemPadding: Int {
        get { C.int(gtk_icon_view_get_item_padding(C.opaque(_raw))) }
        set { gtk_icon_view_set_item_padding(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.itemPadding; defer { self.itemPadding = value }; yield &value }
    }

    /// `item-width`, `gtk_icon_view_get_item_width()`.
    public var itemWidth: Int {
        get { C.int(gtk_icon_view_get_item_width(C.opaque(_raw))) }
        set { gtk_icon_view_set_item_width(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.itemWidth; defer { self.itemWidth = value }; yield &value }
    }

    /// `margin`, `gtk_icon_view_get_margin()`.
    public var margin: Int {
        get { C.int(gtk_icon_view_get_margin(C.opaque(_raw))) }
        set { gtk_icon_view_set_margin(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.margin; defer { self.margin = value }; yield &value }
    }

    /// `markup-column`, `gtk_icon_view_get_markup_column()`.
    public var markupColumn: Int {
        get { C.int(gtk_icon_view_get_markup_column(C.opaque(_raw))) }
        set { gtk_icon_view_set_markup_column(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.markupColumn; defer { self.markupColumn = value }; yield &value }
    }

    /// `model`, `gtk_icon_view_get_model()`.
    public var model: (any TreeModel)? {
        get { C.borrow(C.raw(gtk_icon_view_get_model(C.opaque(_raw))), AnyTreeModel.self) }
        set { gtk_icon_view_set_model(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.model; defer { self.model = value }; yield &value }
    }

    /// `pixbuf-column`, `gtk_icon_view_get_pixbuf_column()`.
    public var pixbufColumn: Int {
        get { C.int(gtk_icon_view_get_pixbuf_column(C.opaque(_raw))) }
        set { gtk_icon_view_set_pixbuf_column(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.pixbufColumn; defer { self.pixbufColumn = value }; yield &value }
    }

    /// `reorderable`, `gtk_icon_view_get_reorderable()`.
    public var reorderable: Bool {
        get { gtk_icon_view_get_reorderable(C.opaque(_raw)) != 0 }
        set { gtk_icon_view_set_reorderable(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.reorderable; defer { self.reorderable = value }; yield &value }
    }

    /// `row-spacing`, `gtk_icon_view_get_row_spacing()`.
    public var rowSpacing: Int {
        get { C.int(gtk_icon_view_get_row_spacing(C.opaque(_raw))) }
        set { gtk_icon_view_set_row_spacing(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.rowSpacing; defer { self.rowSpacing = value }; yield &value }
    }

    /// `selection-mode`, `gtk_icon_view_get_selection_mode()`.
    public var selectionMode: SelectionMode {
        get { C.enumeration(gtk_icon_view_get_selection_mode(C.opaque(_raw)).rawValue) }
        set { gtk_icon_view_set_selection_mode(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.selectionMode; defer { self.selectionMode = value }; yield &value }
    }

    /// `spacing`, `gtk_icon_view_get_spacing()`.
    public var spacing: Int {
        get { C.int(gtk_icon_view_get_spacing(C.opaque(_raw))) }
        set { gtk_icon_view_set_spacing(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.spacing; defer { self.spacing = value }; yield &value }
    }

    /// `text-column`, `gtk_icon_view_get_text_column()`.
    public var textColumn: Int {
        get { C.int(gtk_icon_view_get_text_column(C.opaque(_raw))) }
        set { gtk_icon_view_set_text_column(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.textColumn; defer { self.textColumn = value }; yield &value }
    }

    /// `tooltip-column`, `gtk_icon_view_get_tooltip_column()`.
    public var tooltipColumn: Int {
        get { C.int(gtk_icon_view_get_tooltip_column(C.opaque(_raw))) }
        set { gtk_icon_view_set_tooltip_column(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.tooltipColumn; defer { self.tooltipColumn = value }; yield &value }
    }

    /// `activate-cursor-item`. A keyboard action.
    @discardableResult
    public func onActivateCursorItem(
        after: Bool = false, _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("activate-cursor-item", after: after, returning: Bool.self) { _ in handler() }
    }

    /// `item-activated`.
    @discardableResult
    public func onItemActivated(
        after: Bool = false, _ handler: @escaping @MainActor (_ path: TreePath) -> Void
    ) -> SignalConnection {
        connect("item-activated", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `move-cursor`. A keyboard action.
    @discardableResult
    public func onMoveCursor(
        after: Bool = false, _ handler: @escaping @MainActor (_ step: MovementStep, _ count: Int, _ extend: Bool, _ modify: Bool) -> Bool
    ) -> SignalConnection {
        connect("move-cursor", after: after, returning: Bool.self) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3), arguments.get(4)) }
    }

    /// `select-all`. A keyboard action.
    @discardableResult
    public func onSelectAll(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("select-all", after: after, plain: handler)
    }

    /// `select-cursor-item`. A keyboard action.
    @discardableResult
    public func onSelectCursorItem(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("select-cursor-item", after: after, plain: handler)
    }

    /// `selection-changed`.
    @discardableResult
    public func onSelectionChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("selection-changed", after: after, plain: handler)
    }

    /// `toggle-cursor-item`. A keyboard action.
    @discardableResult
    public func onToggleCursorItem(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("toggle-cursor-item", after: after, plain: handler)
    }

    /// `unselect-all`. A keyboard action.
    @discardableResult
    public func onUnselectAll(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("unselect-all", after: after, plain: handler)
    }

    /// `gtk_icon_view_create_drag_icon()`.
    @discardableResult
    public func createDragIcon(_ path: TreePath) -> (any Gdk.Paintable)? {
        C.adopt(C.raw(gtk_icon_view_create_drag_icon(C.opaque(_raw), C.opaque(path._raw))), Gdk.AnyPaintable.self)
    }

    /// `gtk_icon_view_enable_model_drag_dest()`.
    public func enableModelDragDest(_ formats: Gdk.ContentFormats, actions: Gdk.DragAction) {
        gtk_icon_view_enable_model_drag_dest(C.opaque(_raw), C.opaque(formats._raw), .init(rawValue: C.number(actions)))
    }

    /// `gtk_icon_view_enable_model_drag_source()`.
    public func enableModelDragSource(
        _ startButtonMask: Gdk.ModifierType, formats: Gdk.ContentFormats, actions: Gdk.DragAction
    ) {
        gtk_icon_view_enable_model_drag_source(C.opaque(_raw), .init(rawValue: C.number(startButtonMask)), C.opaque(formats._raw), .init(rawValue: C.number(actions)))
    }

    /// `gtk_icon_view_get_cell_rect()`.
    public func cellRect(of path: TreePath, cell: CellRenderer? = nil) -> Gdk.Rectangle? {
        var rect = GdkRectangle()
        let result = gtk_icon_view_get_cell_rect(C.opaque(_raw), C.opaque(path._raw), C.cast(cell?._raw), &rect)
        return result == 0 ? nil : Gdk.Rectangle(_c: rect)
    }

    /// `gtk_icon_view_get_cursor()`.
    public var cursorPosition: (path: TreePath, cell: CellRenderer?)? {
        var path: OpaquePointer?
        var cell: UnsafeMutablePointer<GtkCellRenderer>?
        let result = gtk_icon_view_get_cursor(C.opaque(_raw), &path, &cell)
        return result == 0 ? nil : (C.present(C.take(C.raw(path)), "gtk_icon_view_get_cursor"), C.borrow(cell))
    }

    /// `gtk_icon_view_get_dest_item_at_pos()`.
    public func destItem(atX dragX: Int, dragY: Int) -> (path: TreePath, pos: IconViewDropPosition)? {
        var path: OpaquePointer?
        var pos = GtkIconViewDropPosition(0)
        let result = gtk_icon_view_get_dest_item_at_pos(C.opaque(_raw), C.gint(dragX), C.gint(dragY), &path, &pos)
        return result == 0 ? nil : (C.present(C.take(C.raw(path)), "gtk_icon_view_get_dest_item_at_pos"), C.enumeration(pos.rawValue))
    }

    /// `gtk_icon_view_get_drag_dest_item()`.
    public var dragDestItem: (path: TreePath?, pos: IconViewDropPosition) {
        var path: OpaquePointer?
        var pos = GtkIconViewDropPosition(0)
        gtk_icon_view_get_drag_dest_item(C.opaque(_raw), &path, &pos)
        return (C.take(C.raw(path)), C.enumeration(pos.rawValue))
    }

    /// `gtk_icon_view_get_item_at_pos()`.
    public func item(atX x: Int, y: Int) -> (path: TreePath, cell: CellRenderer?)? {
        var path: OpaquePointer?
        var cell: UnsafeMutablePointer<GtkCellRenderer>?
        let result = gtk_icon_view_get_item_at_pos(C.opaque(_raw), C.gint(x), C.gint(y), &path, &cell)
        return result == 0 ? nil : (C.present(C.take(C.raw(path)), "gtk_icon_view_get_item_at_pos"), C.borrow(cell))
    }

    /// `gtk_icon_view_get_item_column()`.
    public func itemColumn(of path: TreePath) -> Int {
        C.int(gtk_icon_view_get_item_column(C.opaque(_raw), C.opaque(path._raw)))
    }

    /// `gtk_icon_view_get_item_row()`.
    public func itemRow(of path: TreePath) -> Int {
        C.int(gtk_icon_view_get_item_row(C.opaque(_raw), C.opaque(path._raw)))
    }

    /// `gtk_icon_view_get_path_at_pos()`.
    public func path(atX x: Int, y: Int) -> TreePath? {
        C.take(C.raw(gtk_icon_view_get_path_at_pos(C.opaque(_raw), C.gint(x), C.gint(y))))
    }

    /// `gtk_icon_view_get_selected_items()`.
    public var selectedItems: [TreePath] { C.array(list: gtk_icon_view_get_selected_items(C.opaque(_raw)), .full) { C.present(C.take($0), "gtk_icon_view_get_selected_items") } }

    /// `gtk_icon_view_get_tooltip_context()`.
    public func tooltipContext(
        x: Int, y: Int, keyboardTip: Bool
    ) -> (model: any TreeModel, path: TreePath, iter: TreeIter)? {
        var model: OpaquePointer?
        var path: OpaquePointer?
        var iter = GtkTreeIter()
        let result = gtk_icon_view_get_tooltip_context(C.opaque(_raw), C.gint(x), C.gint(y), keyboardTip ? 1 : 0, &model, &path, &iter)
        return result == 0 ? nil : (C.present(C.borrow(C.raw(model), AnyTreeModel.self), "gtk_icon_view_get_tooltip_context"), C.present(C.take(C.raw(path)), "gtk_icon_view_get_tooltip_context"), TreeIter(_c: iter))
    }

    /// `gtk_icon_view_get_visible_range()`.
    public var visibleRange: (startPath: TreePath, endPath: TreePath)? {
        var startPath: OpaquePointer?
        var endPath: OpaquePointer?
        let result = gtk_icon_view_get_visible_range(C.opaque(_raw), &startPath, &endPath)
        return result == 0 ? nil : (C.present(C.take(C.raw(startPath)), "gtk_icon_view_get_visible_range"), C.present(C.take(C.raw(endPath)), "gtk_icon_view_get_visible_range"))
    }

    /// `gtk_icon_view_item_activated()`.
    public func itemActivated(_ path: TreePath) {
        gtk_icon_view_item_activated(C.opaque(_raw), C.opaque(path._raw))
    }

    /// `gtk_icon_view_path_is_selected()`.
    @discardableResult
    public func pathIsSelected(_ path: TreePath) -> Bool {
        gtk_icon_view_path_is_selected(C.opaque(_raw), C.opaque(path._raw)) != 0
    }

    /// `gtk_icon_view_select_all()`.
    public func selectAll() {
        gtk_icon_view_select_all(C.opaque(_raw))
    }

    /// `gtk_icon_view_select_path()`.
    public func selectPath(_ path: TreePath) {
        gtk_icon_view_select_path(C.opaque(_raw), C.opaque(path._raw))
    }

    /// `gtk_icon_view_selected_foreach()`.
    public func selectedForeach(_ `func`: IconViewForeachFunc) {
        IconViewForeachFuncThunk.withTemporary(`func`) { data1 in gtk_icon_view_selected_foreach(C.opaque(_raw), IconViewForeachFuncThunk.call, data1) }
    }

    /// `gtk_icon_view_set_cursor()`.
    public func setCursor(_ path: TreePath, cell: CellRenderer? = nil, startEditing: Bool) {
        gtk_icon_view_set_cursor(C.opaque(_raw), C.opaque(path._raw), C.cast(cell?._raw), startEditing ? 1 : 0)
    }

    /// `gtk_icon_view_set_drag_dest_item()`.
    public func setDragDestItem(_ path: TreePath? = nil, pos: IconViewDropPosition) {
        gtk_icon_view_set_drag_dest_item(C.opaque(_raw), C.opaque(path?._raw), .init(rawValue: C.number(pos)))
    }

    /// `gtk_icon_view_set_tooltip_cell()`.
    public func setTooltipCell(_ tooltip: Tooltip, path: TreePath, cell: CellRenderer? = nil) {
        gtk_icon_view_set_tooltip_cell(C.opaque(_raw), C.opaque(tooltip._raw), C.opaque(path._raw), C.cast(cell?._raw))
    }

    /// `gtk_icon_view_set_tooltip_item()`.
    public func setTooltipItem(_ tooltip: Tooltip, path: TreePath) {
        gtk_icon_view_set_tooltip_item(C.opaque(_raw), C.opaque(tooltip._raw), C.opaque(path._raw))
    }

    /// `gtk_icon_view_unselect_all()`.
    public func unselectAll() {
        gtk_icon_view_unselect_all(C.opaque(_raw))
    }

    /// `gtk_icon_view_unselect_path()`.
    public func unselectPath(_ path: TreePath) {
        gtk_icon_view_unselect_path(C.opaque(_raw), C.opaque(path._raw))
    }

    /// `gtk_icon_view_unset_model_drag_dest()`.
    public func unsetModelDragDest() {
        gtk_icon_view_unset_model_drag_dest(C.opaque(_raw))
    }

    /// `gtk_icon_view_unset_model_drag_source()`.
    public func unsetModelDragSource() {
        gtk_icon_view_unset_model_drag_source(C.opaque(_raw))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.GridView instead.")
#endif
extension Members where Owner: IconView {
    public var activateOnSingleClick: PropertyKey<Owner, Bool> { PropertyKey("activate-on-single-click") }
    public var cellArea: PropertyKey<Owner, CellArea?> { PropertyKey("cell-area") }
    public var columnSpacing: PropertyKey<Owner, Int> { PropertyKey("column-spacing") }
    public var columns: PropertyKey<Owner, Int> { PropertyKey("columns") }
    public var itemOrientation: PropertyKey<Owner, Orientation> { PropertyKey("item-orientation") }
    public var itemPadding: PropertyKey<Owner, Int> { PropertyKey("item-padding") }
    public var itemWidth: PropertyKey<Owner, Int> { PropertyKey("item-width") }
    public var margin: PropertyKey<Owner, Int> { PropertyKey("margin") }
    public var markupColumn: PropertyKey<Owner, Int> { PropertyKey("markup-column") }
    public var model: PropertyKey<Owner, (any TreeModel)?> { PropertyKey("model", optional: AnyTreeModel.self) }
    public var pixbufColumn: PropertyKey<Owner, Int> { PropertyKey("pixbuf-column") }
    public var reorderable: PropertyKey<Owner, Bool> { PropertyKey("reorderable") }
    public var rowSpacing: PropertyKey<Owner, Int> { PropertyKey("row-spacing") }
    public var selectionMode: PropertyKey<Owner, SelectionMode> { PropertyKey("selection-mode") }
    public var spacing: PropertyKey<Owner, Int> { PropertyKey("spacing") }
    public var textColumn: PropertyKey<Owner, Int> { PropertyKey("text-column") }
    public var tooltipColumn: PropertyKey<Owner, Int> { PropertyKey("tooltip-column") }
    public var activateCursorItem: AnsweredSignalKey<Owner, Void, Bool> { AnsweredSignalKey("activate-cursor-item") }
    public var itemActivated: SignalKey<Owner, TreePath> { SignalKey(one: "item-activated") }
    public var moveCursor: AnsweredSignalKey<Owner, (step: MovementStep, count: Int, extend: Bool, modify: Bool), Bool> { AnsweredSignalKey("move-cursor") { ($0.get(1), $0.get(2), $0.get(3), $0.get(4)) } }
    public var selectAll: SignalKey<Owner, Void> { SignalKey("select-all") }
    public var selectCursorItem: SignalKey<Owner, Void> { SignalKey("select-cursor-item") }
    public var selectionChanged: SignalKey<Owner, Void> { SignalKey("selection-changed") }
    public var toggleCursorItem: SignalKey<Owner, Void> { SignalKey("toggle-cursor-item") }
    public var unselectAll: SignalKey<Owner, Void> { SignalKey("unselect-all") }
}
