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

/// `GtkListBox`. <https://docs.gtk.org/gtk4/class.ListBox.html>
open class ListBox: Widget {
    open override nonisolated class var gtype: UInt { gtk_list_box_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ListBox(_borrowed: raw) }
}

extension ListBox {
    /// `accept-unpaired-release`.
    public var acceptUnpairedRelease: Bool {
        get { property("accept-unpaired-release") }
        set { setProperty("accept-unpaired-release", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.acceptUnpairedRelease; defer { self.acceptUnpairedRelease = value }; yield &value }
    }

    /// `activate-on-single-click`, `gtk_list_box_get_activate_on_single_click()`.
    public var activateOnSingleClick: Bool {
        get { gtk_list_box_get_activate_on_single_click(C.opaque(_raw)) != 0 }
        set { gtk_list_box_set_activate_on_single_click(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.activateOnSingleClick; defer { self.activateOnSingleClick = value }; yield &value }
    }

    /// `selection-mode`, `gtk_list_box_get_selection_mode()`.
    public var selectionMode: SelectionMode {
        get { C.enumeration(gtk_list_box_get_selection_mode(C.opaque(_raw)).rawValue) }
        set { gtk_list_box_set_selection_mode(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.selectionMode; defer { self.selectionMode = value }; yield &value }
    }

    /// `show-separators`, `gtk_list_box_get_show_separators()`.
    public var showSeparators: Bool {
        get { gtk_list_box_get_show_separators(C.opaque(_raw)) != 0 }
        set { gtk_list_box_set_show_separators(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showSeparators; defer { self.showSeparators = value }; yield &value }
    }

    /// `activate-cursor-row`. A keyboard action.
    @discardableResult
    public func onActivateCursorRow(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate-cursor-row", after: after, plain: handler)
    }

    /// `move-cursor`. A keyboard action.
    @discardableResult
    public func onMoveCursor(
        after: Bool = false, _ handler: @escaping @MainActor (_ object: MovementStep, _ p0: Int, _ p1: Bool, _ p2: Bool) -> Void
    ) -> SignalConnection {
        connect("move-cursor", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3), arguments.get(4)) }
    }

    /// `row-activated`.
    @discardableResult
    public func onRowActivated(
        after: Bool = false, _ handler: @escaping @MainActor (_ row: ListBoxRow) -> Void
    ) -> SignalConnection {
        connect("row-activated", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `row-selected`.
    @discardableResult
    public func onRowSelected(
        after: Bool = false, _ handler: @escaping @MainActor (_ row: ListBoxRow?) -> Void
    ) -> SignalConnection {
        connect("row-selected", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `select-all`. A keyboard action.
    @discardableResult
    public func onSelectAll(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("select-all", after: after, plain: handler)
    }

    /// `selected-rows-changed`.
    @discardableResult
    public func onSelectedRowsChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("selected-rows-changed", after: after, plain: handler)
    }

    /// `toggle-cursor-row`. A keyboard action.
    @discardableResult
    public func onToggleCursorRow(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("toggle-cursor-row", after: after, plain: handler)
    }

    /// `unselect-all`. A keyboard action.
    @discardableResult
    public func onUnselectAll(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("unselect-all", after: after, plain: handler)
    }

    /// `gtk_list_box_append()`.
    public func append(_ child: Widget) {
        gtk_list_box_append(C.opaque(_raw), C.cast(child._raw))
    }

    /// `gtk_list_box_bind_model()`.
    public func bindModel(
        _ model: (any Gio.ListModel)? = nil, createWidgetFunc: ListBoxCreateWidgetFunc? = nil
    ) {
        gtk_list_box_bind_model(C.opaque(_raw), C.opaque(model?._raw), createWidgetFunc == nil ? nil : ListBoxCreateWidgetFuncThunk.call, ListBoxCreateWidgetFuncThunk.retained(createWidgetFunc), createWidgetFunc == nil ? nil : releaseCallback)
    }

    /// `gtk_list_box_drag_highlight_row()`.
    public func dragHighlightRow(_ row: ListBoxRow) {
        gtk_list_box_drag_highlight_row(C.opaque(_raw), C.cast(row._raw))
    }

    /// `gtk_list_box_drag_unhighlight_row()`.
    public func dragUnhighlightRow() {
        gtk_list_box_drag_unhighlight_row(C.opaque(_raw))
    }

    /// `gtk_list_box_get_adjustment()`.
    public var adjustment: Adjustment? {
        get { C.borrow(gtk_list_box_get_adjustment(C.opaque(_raw))) }
        set { gtk_list_box_set_adjustment(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.adjustment; defer { self.adjustment = value }; yield &value }
    }

    /// `gtk_list_box_get_row_at_index()`.
    public func row(at index: Int) -> ListBoxRow? {
        C.borrow(gtk_list_box_get_row_at_index(C.opaque(_raw), C.gint(index)))
    }

    /// `gtk_list_box_get_row_at_y()`.
    public func row(atY y: Int) -> ListBoxRow? {
        C.borrow(gtk_list_box_get_row_at_y(C.opaque(_raw), C.gint(y)))
    }

    /// `gtk_list_box_get_selected_row()`.
    public var selectedRow: ListBoxRow? { C.borrow(gtk_list_box_get_selected_row(C.opaque(_raw))) }

    /// `gtk_list_box_get_selected_rows()`.
    public var selectedRows: [ListBoxRow] { C.array(list: gtk_list_box_get_selected_rows(C.opaque(_raw)), .container) { C.present(C.borrow($0), "gtk_list_box_get_selected_rows") } }

    /// `gtk_list_box_insert()`.
    public func insert(_ child: Widget, at position: Int) {
        gtk_list_box_insert(C.opaque(_raw), C.cast(child._raw), C.gint(position))
    }

    /// `gtk_list_box_invalidate_filter()`.
    public func invalidateFilter() {
        gtk_list_box_invalidate_filter(C.opaque(_raw))
    }

    /// `gtk_list_box_invalidate_headers()`.
    public func invalidateHeaders() {
        gtk_list_box_invalidate_headers(C.opaque(_raw))
    }

    /// `gtk_list_box_invalidate_sort()`.
    public func invalidateSort() {
        gtk_list_box_invalidate_sort(C.opaque(_raw))
    }

    /// `gtk_list_box_prepend()`.
    public func prepend(_ child: Widget) {
        gtk_list_box_prepend(C.opaque(_raw), C.cast(child._raw))
    }

    /// `gtk_list_box_remove()`.
    public func remove(_ child: Widget) {
        gtk_list_box_remove(C.opaque(_raw), C.cast(child._raw))
    }

    /// `gtk_list_box_select_all()`.
    public func selectAll() {
        gtk_list_box_select_all(C.opaque(_raw))
    }

    /// `gtk_list_box_select_row()`.
    public func selectRow(_ row: ListBoxRow? = nil) {
        gtk_list_box_select_row(C.opaque(_raw), C.cast(row?._raw))
    }

    /// `gtk_list_box_selected_foreach()`.
    public func selectedForeach(_ `func`: ListBoxForeachFunc) {
        ListBoxForeachFuncThunk.withTemporary(`func`) { data1 in gtk_list_box_selected_foreach(C.opaque(_raw), ListBoxForeachFuncThunk.call, data1) }
    }

    /// `gtk_list_box_set_filter_func()`.
    public func setFilterFunc(_ filterFunc: ListBoxFilterFunc? = nil) {
        gtk_list_box_set_filter_func(C.opaque(_raw), filterFunc == nil ? nil : ListBoxFilterFuncThunk.call, ListBoxFilterFuncThunk.retained(filterFunc), filterFunc == nil ? nil : releaseCallback)
    }

    /// `gtk_list_box_set_header_func()`.
    public func setHeaderFunc(_ updateHeader: ListBoxUpdateHeaderFunc? = nil) {
        gtk_list_box_set_header_func(C.opaque(_raw), updateHeader == nil ? nil : ListBoxUpdateHeaderFuncThunk.call, ListBoxUpdateHeaderFuncThunk.retained(updateHeader), updateHeader == nil ? nil : releaseCallback)
    }

    /// `gtk_list_box_set_placeholder()`.
    public func setPlaceholder(_ placeholder: Widget? = nil) {
        gtk_list_box_set_placeholder(C.opaque(_raw), C.cast(placeholder?._raw))
    }

    /// `gtk_list_box_set_sort_func()`.
    public func setSortFunc(_ sortFunc: ListBoxSortFunc? = nil) {
        gtk_list_box_set_sort_func(C.opaque(_raw), sortFunc == nil ? nil : ListBoxSortFuncThunk.call, ListBoxSortFuncThunk.retained(sortFunc), sortFunc == nil ? nil : releaseCallback)
    }

    /// `gtk_list_box_unselect_all()`.
    public func unselectAll() {
        gtk_list_box_unselect_all(C.opaque(_raw))
    }

    /// `gtk_list_box_unselect_row()`.
    public func unselectRow(_ row: ListBoxRow) {
        gtk_list_box_unselect_row(C.opaque(_raw), C.cast(row._raw))
    }

#if GTK_4_12
    /// `gtk_list_box_remove_all()`.
    public func removeAll() {
        gtk_list_box_remove_all(C.opaque(_raw))
    }
#endif

#if GTK_4_18
    /// `tab-behavior`, `gtk_list_box_get_tab_behavior()`.
    public var tabBehavior: ListTabBehavior {
        get { C.enumeration(gtk_list_box_get_tab_behavior(C.opaque(_raw)).rawValue) }
        set { gtk_list_box_set_tab_behavior(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.tabBehavior; defer { self.tabBehavior = value }; yield &value }
    }
#endif
}

extension Members where Owner: ListBox {
    public var acceptUnpairedRelease: PropertyKey<Owner, Bool> { PropertyKey("accept-unpaired-release") }
    public var activateOnSingleClick: PropertyKey<Owner, Bool> { PropertyKey("activate-on-single-click") }
    public var selectionMode: PropertyKey<Owner, SelectionMode> { PropertyKey("selection-mode") }
    public var showSeparators: PropertyKey<Owner, Bool> { PropertyKey("show-separators") }
    public var activateCursorRow: SignalKey<Owner, Void> { SignalKey("activate-cursor-row") }
    public var moveCursor: SignalKey<Owner, (object: MovementStep, p0: Int, p1: Bool, p2: Bool)> { SignalKey("move-cursor") { ($0.get(1), $0.get(2), $0.get(3), $0.get(4)) } }
    public var rowActivated: SignalKey<Owner, ListBoxRow> { SignalKey(one: "row-activated") }
    public var rowSelected: SignalKey<Owner, ListBoxRow?> { SignalKey(one: "row-selected") }
    public var selectAll: SignalKey<Owner, Void> { SignalKey("select-all") }
    public var selectedRowsChanged: SignalKey<Owner, Void> { SignalKey("selected-rows-changed") }
    public var toggleCursorRow: SignalKey<Owner, Void> { SignalKey("toggle-cursor-row") }
    public var unselectAll: SignalKey<Owner, Void> { SignalKey("unselect-all") }
#if GTK_4_18
    public var tabBehavior: PropertyKey<Owner, ListTabBehavior> { PropertyKey("tab-behavior") }
#endif
}
