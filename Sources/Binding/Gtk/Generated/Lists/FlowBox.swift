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

/// `GtkFlowBox`. <https://docs.gtk.org/gtk4/class.FlowBox.html>
open class FlowBox: Widget, Orientable {
    open override nonisolated class var gtype: UInt { gtk_flow_box_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FlowBox(_borrowed: raw) }
}

extension FlowBox {
    /// `accept-unpaired-release`.
    public var acceptUnpairedRelease: Bool {
        get { property("accept-unpaired-release") }
        set { setProperty("accept-unpaired-release", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.acceptUnpairedRelease; defer { self.acceptUnpairedRelease = value }; yield &value }
    }

    /// `activate-on-single-click`, `gtk_flow_box_get_activate_on_single_click()`.
    public var activateOnSingleClick: Bool {
        get { gtk_flow_box_get_activate_on_single_click(C.opaque(_raw)) != 0 }
        set { gtk_flow_box_set_activate_on_single_click(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.activateOnSingleClick; defer { self.activateOnSingleClick = value }; yield &value }
    }

    /// `column-spacing`, `gtk_flow_box_get_column_spacing()`.
    public var columnSpacing: Int {
        get { C.int(gtk_flow_box_get_column_spacing(C.opaque(_raw))) }
        set { gtk_flow_box_set_column_spacing(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.columnSpacing; defer { self.columnSpacing = value }; yield &value }
    }

    /// `homogeneous`, `gtk_flow_box_get_homogeneous()`.
    public var homogeneous: Bool {
        get { gtk_flow_box_get_homogeneous(C.opaque(_raw)) != 0 }
        set { gtk_flow_box_set_homogeneous(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.homogeneous; defer { self.homogeneous = value }; yield &value }
    }

    /// `max-children-per-line`, `gtk_flow_box_get_max_children_per_line()`.
    public var maxChildrenPerLine: Int {
        get { C.int(gtk_flow_box_get_max_children_per_line(C.opaque(_raw))) }
        set { gtk_flow_box_set_max_children_per_line(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.maxChildrenPerLine; defer { self.maxChildrenPerLine = value }; yield &value }
    }

    /// `min-children-per-line`, `gtk_flow_box_get_min_children_per_line()`.
    public var minChildrenPerLine: Int {
        get { C.int(gtk_flow_box_get_min_children_per_line(C.opaque(_raw))) }
        set { gtk_flow_box_set_min_children_per_line(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.minChildrenPerLine; defer { self.minChildrenPerLine = value }; yield &value }
    }

    /// `row-spacing`, `gtk_flow_box_get_row_spacing()`.
    public var rowSpacing: Int {
        get { C.int(gtk_flow_box_get_row_spacing(C.opaque(_raw))) }
        set { gtk_flow_box_set_row_spacing(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.rowSpacing; defer { self.rowSpacing = value }; yield &value }
    }

    /// `selection-mode`, `gtk_flow_box_get_selection_mode()`.
    public var selectionMode: SelectionMode {
        get { C.enumeration(gtk_flow_box_get_selection_mode(C.opaque(_raw)).rawValue) }
        set { gtk_flow_box_set_selection_mode(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.selectionMode; defer { self.selectionMode = value }; yield &value }
    }

    /// `activate-cursor-child`. A keyboard action.
    @discardableResult
    public func onActivateCursorChild(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate-cursor-child", after: after, plain: handler)
    }

    /// `child-activated`.
    @discardableResult
    public func onChildActivated(
        after: Bool = false, _ handler: @escaping @MainActor (_ child: FlowBoxChild) -> Void
    ) -> SignalConnection {
        connect("child-activated", after: after) { arguments in handler(arguments.get(1)) }
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

    /// `selected-children-changed`.
    @discardableResult
    public func onSelectedChildrenChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("selected-children-changed", after: after, plain: handler)
    }

    /// `toggle-cursor-child`. A keyboard action.
    @discardableResult
    public func onToggleCursorChild(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("toggle-cursor-child", after: after, plain: handler)
    }

    /// `unselect-all`. A keyboard action.
    @discardableResult
    public func onUnselectAll(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("unselect-all", after: after, plain: handler)
    }

    /// `gtk_flow_box_append()`.
    public func append(_ child: Widget) {
        gtk_flow_box_append(C.opaque(_raw), C.cast(child._raw))
    }

    /// `gtk_flow_box_bind_model()`.
    public func bindModel(
        _ model: (any Gio.ListModel)? = nil, createWidgetFunc: @escaping FlowBoxCreateWidgetFunc
    ) {
        gtk_flow_box_bind_model(C.opaque(_raw), C.opaque(model?._raw), FlowBoxCreateWidgetFuncThunk.call, FlowBoxCreateWidgetFuncThunk.retained(createWidgetFunc), releaseCallback)
    }

    /// `gtk_flow_box_get_child_at_index()`.
    public func child(at idx: Int) -> FlowBoxChild? {
        C.borrow(gtk_flow_box_get_child_at_index(C.opaque(_raw), C.gint(idx)))
    }

    /// `gtk_flow_box_get_child_at_pos()`.
    public func child(atX x: Int, y: Int) -> FlowBoxChild? {
        C.borrow(gtk_flow_box_get_child_at_pos(C.opaque(_raw), C.gint(x), C.gint(y)))
    }

    /// `gtk_flow_box_get_selected_children()`.
    public var selectedChildren: [FlowBoxChild] { C.array(list: gtk_flow_box_get_selected_children(C.opaque(_raw)), .container) { C.present(C.borrow($0), "gtk_flow_box_get_selected_children") } }

    /// `gtk_flow_box_insert()`.
    public func insert(_ widget: Widget, at position: Int) {
        gtk_flow_box_insert(C.opaque(_raw), C.cast(widget._raw), C.gint(position))
    }

    /// `gtk_flow_box_invalidate_filter()`.
    public func invalidateFilter() {
        gtk_flow_box_invalidate_filter(C.opaque(_raw))
    }

    /// `gtk_flow_box_invalidate_sort()`.
    public func invalidateSort() {
        gtk_flow_box_invalidate_sort(C.opaque(_raw))
    }

    /// `gtk_flow_box_prepend()`.
    public func prepend(_ child: Widget) {
        gtk_flow_box_prepend(C.opaque(_raw), C.cast(child._raw))
    }

    /// `gtk_flow_box_remove()`.
    public func remove(_ widget: Widget) {
        gtk_flow_box_remove(C.opaque(_raw), C.cast(widget._raw))
    }

    /// `gtk_flow_box_select_all()`.
    public func selectAll() {
        gtk_flow_box_select_all(C.opaque(_raw))
    }

    /// `gtk_flow_box_select_child()`.
    public func selectChild(_ child: FlowBoxChild) {
        gtk_flow_box_select_child(C.opaque(_raw), C.cast(child._raw))
    }

    /// `gtk_flow_box_selected_foreach()`.
    public func selectedForeach(_ `func`: FlowBoxForeachFunc) {
        FlowBoxForeachFuncThunk.withTemporary(`func`) { data1 in gtk_flow_box_selected_foreach(C.opaque(_raw), FlowBoxForeachFuncThunk.call, data1) }
    }

    /// `gtk_flow_box_set_filter_func()`.
    public func setFilterFunc(_ filterFunc: FlowBoxFilterFunc? = nil) {
        gtk_flow_box_set_filter_func(C.opaque(_raw), filterFunc == nil ? nil : FlowBoxFilterFuncThunk.call, FlowBoxFilterFuncThunk.retained(filterFunc), filterFunc == nil ? nil : releaseCallback)
    }

    /// `gtk_flow_box_set_hadjustment()`.
    public func setHadjustment(_ adjustment: Adjustment) {
        gtk_flow_box_set_hadjustment(C.opaque(_raw), C.cast(adjustment._raw))
    }

    /// `gtk_flow_box_set_sort_func()`.
    public func setSortFunc(_ sortFunc: FlowBoxSortFunc? = nil) {
        gtk_flow_box_set_sort_func(C.opaque(_raw), sortFunc == nil ? nil : FlowBoxSortFuncThunk.call, FlowBoxSortFuncThunk.retained(sortFunc), sortFunc == nil ? nil : releaseCallback)
    }

    /// `gtk_flow_box_set_vadjustment()`.
    public func setVadjustment(_ adjustment: Adjustment) {
        gtk_flow_box_set_vadjustment(C.opaque(_raw), C.cast(adjustment._raw))
    }

    /// `gtk_flow_box_unselect_all()`.
    public func unselectAll() {
        gtk_flow_box_unselect_all(C.opaque(_raw))
    }

    /// `gtk_flow_box_unselect_child()`.
    public func unselectChild(_ child: FlowBoxChild) {
        gtk_flow_box_unselect_child(C.opaque(_raw), C.cast(child._raw))
    }

#if GTK_4_12
    /// `gtk_flow_box_remove_all()`.
    public func removeAll() {
        gtk_flow_box_remove_all(C.opaque(_raw))
    }
#endif
}

extension Members where Owner: FlowBox {
    public var acceptUnpairedRelease: PropertyKey<Owner, Bool> { PropertyKey("accept-unpaired-release") }
    public var activateOnSingleClick: PropertyKey<Owner, Bool> { PropertyKey("activate-on-single-click") }
    public var columnSpacing: PropertyKey<Owner, Int> { PropertyKey("column-spacing") }
    public var homogeneous: PropertyKey<Owner, Bool> { PropertyKey("homogeneous") }
    public var maxChildrenPerLine: PropertyKey<Owner, Int> { PropertyKey("max-children-per-line") }
    public var minChildrenPerLine: PropertyKey<Owner, Int> { PropertyKey("min-children-per-line") }
    public var rowSpacing: PropertyKey<Owner, Int> { PropertyKey("row-spacing") }
    public var selectionMode: PropertyKey<Owner, SelectionMode> { PropertyKey("selection-mode") }
    public var activateCursorChild: SignalKey<Owner, Void> { SignalKey("activate-cursor-child") }
    public var childActivated: SignalKey<Owner, FlowBoxChild> { SignalKey(one: "child-activated") }
    public var moveCursor: AnsweredSignalKey<Owner, (step: MovementStep, count: Int, extend: Bool, modify: Bool), Bool> { AnsweredSignalKey("move-cursor") { ($0.get(1), $0.get(2), $0.get(3), $0.get(4)) } }
    public var selectAll: SignalKey<Owner, Void> { SignalKey("select-all") }
    public var selectedChildrenChanged: SignalKey<Owner, Void> { SignalKey("selected-children-changed") }
    public var toggleCursorChild: SignalKey<Owner, Void> { SignalKey("toggle-cursor-child") }
    public var unselectAll: SignalKey<Owner, Void> { SignalKey("unselect-all") }
}
