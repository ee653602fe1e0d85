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

/// `GtkCellArea`. <https://docs.gtk.org/gtk4/class.CellArea.html>
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets for displaying their contents.")
#endif
open class CellArea: Object, Buildable, CellLayout {
    open override nonisolated class var gtype: UInt { gtk_cell_area_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CellArea(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets for displaying their contents.")
#endif
extension CellArea {
    /// `edit-widget`, `gtk_cell_area_get_edit_widget()`.
    public var editWidget: (any CellEditable)? { C.borrow(C.raw(gtk_cell_area_get_edit_widget(C.cast(_raw))), AnyCellEditable.self) }

    /// `edited-cell`, `gtk_cell_area_get_edited_cell()`.
    public var editedCell: CellRenderer? { C.borrow(gtk_cell_area_get_edited_cell(C.cast(_raw))) }

    /// `focus-cell`, `gtk_cell_area_get_focus_cell()`.
    public var focusCell: CellRenderer? {
        get { C.borrow(gtk_cell_area_get_focus_cell(C.cast(_raw))) }
        set { gtk_cell_area_set_focus_cell(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.focusCell; defer { self.focusCell = value }; yield &value }
    }

    /// `add-editable`.
    @discardableResult
    public func onAddEditable(
        after: Bool = false, _ handler: @escaping @MainActor (_ renderer: CellRenderer, _ editable: any CellEditable, _ cellArea: Gdk.Rectangle, _ path: String) -> Void
    ) -> SignalConnection {
        connect("add-editable", after: after) { arguments in handler(arguments.get(1), arguments.get(2, AnyCellEditable.self), arguments.get(3), arguments.get(4)) }
    }

    /// `apply-attributes`.
    @discardableResult
    public func onApplyAttributes(
        after: Bool = false, _ handler: @escaping @MainActor (_ model: any TreeModel, _ iter: TreeIter, _ isExpander: Bool, _ isExpanded: Bool) -> Void
    ) -> SignalConnection {
        connect("apply-attributes", after: after) { arguments in handler(arguments.get(1, AnyTreeModel.self), arguments.get(2), arguments.get(3), arguments.get(4)) }
    }

    /// `focus-changed`.
    @discardableResult
    public func onFocusChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ renderer: CellRenderer, _ path: String) -> Void
    ) -> SignalConnection {
        connect("focus-changed", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `remove-editable`.
    @discardableResult
    public func onRemoveEditable(
        after: Bool = false, _ handler: @escaping @MainActor (_ renderer: CellRenderer, _ editable: any CellEditable) -> Void
    ) -> SignalConnection {
        connect("remove-editable", after: after) { arguments in handler(arguments.get(1), arguments.get(2, AnyCellEditable.self)) }
    }

    /// `gtk_cell_area_activate()`.
    @discardableResult
    public func activate(
        _ context: CellAreaContext, widget: Widget, cellArea: Gdk.Rectangle, flags: CellRendererState = [], editOnly: Bool
    ) -> Bool {
        var cCellArea = cellArea._c
        return gtk_cell_area_activate(C.cast(_raw), C.cast(context._raw), C.cast(widget._raw), &cCellArea, .init(rawValue: C.number(flags)), editOnly ? 1 : 0) != 0
    }

    /// `gtk_cell_area_activate_cell()`.
    @discardableResult
    public func activateCell(
        _ widget: Widget, renderer: CellRenderer, event: Gdk.Event, cellArea: Gdk.Rectangle, flags: CellRendererState = []
    ) -> Bool {
        var cCellArea = cellArea._c
        return gtk_cell_area_activate_cell(C.cast(_raw), C.cast(widget._raw), C.cast(renderer._raw), C.opaque(event._raw), &cCellArea, .init(rawValue: C.number(flags))) != 0
    }

    /// `gtk_cell_area_add()`.
    public func add(_ renderer: CellRenderer) {
        gtk_cell_area_add(C.cast(_raw), C.cast(renderer._raw))
    }

    /// `gtk_cell_area_add_focus_sibling()`.
    public func addFocusSibling(_ renderer: CellRenderer, sibling: CellRenderer) {
        gtk_cell_area_add_focus_sibling(C.cast(_raw), C.cast(renderer._raw), C.cast(sibling._raw))
    }

    /// `gtk_cell_area_apply_attributes()`.
    public func applyAttributes(
        _ treeModel: any TreeModel, iter: TreeIter, isExpander: Bool, isExpanded: Bool
    ) {
        var cIter = iter._c
        gtk_cell_area_apply_attributes(C.cast(_raw), C.opaque(treeModel._raw), &cIter, isExpander ? 1 : 0, isExpanded ? 1 : 0)
    }

    /// `gtk_cell_area_attribute_connect()`.
    public func attributeConnect(_ renderer: CellRenderer, attribute: String, column: Int) {
        gtk_cell_area_attribute_connect(C.cast(_raw), C.cast(renderer._raw), attribute, C.gint(column))
    }

    /// `gtk_cell_area_attribute_disconnect()`.
    public func attributeDisconnect(_ renderer: CellRenderer, attribute: String) {
        gtk_cell_area_attribute_disconnect(C.cast(_raw), C.cast(renderer._raw), attribute)
    }

    /// `gtk_cell_area_attribute_get_column()`.
    @discardableResult
    public func attributeGetColumn(_ renderer: CellRenderer, attribute: String) -> Int {
        C.int(gtk_cell_area_attribute_get_column(C.cast(_raw), C.cast(renderer._raw), attribute))
    }

    /// `gtk_cell_area_cell_set_property()`.
    public func cellSetProperty(_ renderer: CellRenderer, propertyName: String, value: Value) {
        gtk_cell_area_cell_set_property(C.cast(_raw), C.cast(renderer._raw), propertyName, C.cast(value._raw))
    }

    /// `gtk_cell_area_copy_context()`.
    @discardableResult
    public func copyContext(_ context: CellAreaContext) -> CellAreaContext {
        C.present(C.adopt(gtk_cell_area_copy_context(C.cast(_raw), C.cast(context._raw))), "gtk_cell_area_copy_context")
    }

    /// `gtk_cell_area_create_context()`.
    @discardableResult
    public func createContext() -> CellAreaContext {
        C.present(C.adopt(gtk_cell_area_create_context(C.cast(_raw))), "gtk_cell_area_create_context")
    }

    /// `gtk_cell_area_event()`.
    @discardableResult
    public func event(
        _ context: CellAreaContext, widget: Widget, event: Gdk.Event, cellArea: Gdk.Rectangle, flags: CellRendererState = []
    ) -> Int {
        var cCellArea = cellArea._c
        return C.int(gtk_cell_area_event(C.cast(_raw), C.cast(context._raw), C.cast(widget._raw), C.opaque(event._raw), &cCellArea, .init(rawValue: C.number(flags))))
    }

    /// `gtk_cell_area_focus()`.
    @discardableResult
    public func focus(_ direction: DirectionType) -> Bool {
        gtk_cell_area_focus(C.cast(_raw), .init(rawValue: C.number(direction))) != 0
    }

    /// `gtk_cell_area_foreach()`.
    public func foreach(_ callback: CellCallback) {
        CellCallbackThunk.withTemporary(callback) { data1 in gtk_cell_area_foreach(C.cast(_raw), CellCallbackThunk.call, data1) }
    }

    /// `gtk_cell_area_foreach_alloc()`.
    public func foreachAlloc(
        _ context: CellAreaContext, widget: Widget, cellArea: Gdk.Rectangle, backgroundArea: Gdk.Rectangle, callback: CellAllocCallback
    ) {
        var cCellArea = cellArea._c
        var cBackgroundArea = backgroundArea._c
        CellAllocCallbackThunk.withTemporary(callback) { data5 in gtk_cell_area_foreach_alloc(C.cast(_raw), C.cast(context._raw), C.cast(widget._raw), &cCellArea, &cBackgroundArea, CellAllocCallbackThunk.call, data5) }
    }

    /// `gtk_cell_area_get_cell_allocation()`.
    public func cellAllocation(
        of context: CellAreaContext, widget: Widget, renderer: CellRenderer, cellArea: Gdk.Rectangle
    ) -> Gdk.Rectangle {
        var cCellArea = cellArea._c
        var allocation = GdkRectangle()
        gtk_cell_area_get_cell_allocation(C.cast(_raw), C.cast(context._raw), C.cast(widget._raw), C.cast(renderer._raw), &cCellArea, &allocation)
        return Gdk.Rectangle(_c: allocation)
    }

    /// `gtk_cell_area_get_cell_at_position()`.
    public func cell(
        of context: CellAreaContext, widget: Widget, cellArea: Gdk.Rectangle, atX x: Int, y: Int
    ) -> (result: CellRenderer, allocArea: Gdk.Rectangle) {
        var cCellArea = cellArea._c
        var allocArea = GdkRectangle()
        let result = gtk_cell_area_get_cell_at_position(C.cast(_raw), C.cast(context._raw), C.cast(widget._raw), &cCellArea, C.gint(x), C.gint(y), &allocArea)
        return (C.present(C.borrow(result), "gtk_cell_area_get_cell_at_position"), Gdk.Rectangle(_c: allocArea))
    }

    /// `gtk_cell_area_get_current_path_string()`.
    public var currentPathString: String? { C.optionalString(gtk_cell_area_get_current_path_string(C.cast(_raw))) }

    /// `gtk_cell_area_get_focus_from_sibling()`.
    public func focusFromSibling(of renderer: CellRenderer) -> CellRenderer? {
        C.borrow(gtk_cell_area_get_focus_from_sibling(C.cast(_raw), C.cast(renderer._raw)))
    }

    /// `gtk_cell_area_get_focus_siblings()`.
    public func focusSiblings(of renderer: CellRenderer) -> [CellRenderer] {
        C.array(list: UnsafeMutablePointer(mutating: gtk_cell_area_get_focus_siblings(C.cast(_raw), C.cast(renderer._raw))), .none) { C.present(C.borrow($0), "gtk_cell_area_get_focus_siblings") }
    }

    /// `gtk_cell_area_get_preferred_height()`.
    public func preferredHeight(
        of context: CellAreaContext, widget: Widget
    ) -> (minimumHeight: Int, naturalHeight: Int) {
        var minimumHeight: gint = 0
        var naturalHeight: gint = 0
        gtk_cell_area_get_preferred_height(C.cast(_raw), C.cast(context._raw), C.cast(widget._raw), &minimumHeight, &naturalHeight)
        return (C.int(minimumHeight), C.int(naturalHeight))
    }

    /// `gtk_cell_area_get_preferred_height_for_width()`.
    public func preferredHeight(
        of context: CellAreaContext, widget: Widget, forWidth width: Int
    ) -> (minimumHeight: Int, naturalHeight: Int) {
        var minimumHeight: gint = 0
        var naturalHeight: gint = 0
        gtk_cell_area_get_preferred_height_for_width(C.cast(_raw), C.cast(context._raw), C.cast(widget._raw), C.gint(width), &minimumHeight, &naturalHeight)
        return (C.int(minimumHeight), C.int(naturalHeight))
    }

    /// `gtk_cell_area_get_preferred_width()`.
    public func preferredWidth(
        of context: CellAreaContext, widget: Widget
    ) -> (minimumWidth: Int, naturalWidth: Int) {
        var minimumWidth: gint = 0
        var naturalWidth: gint = 0
        gtk_cell_area_get_preferred_width(C.cast(_raw), C.cast(context._raw), C.cast(widget._raw), &minimumWidth, &naturalWidth)
        return (C.int(minimumWidth), C.int(naturalWidth))
    }

    /// `gtk_cell_area_get_preferred_width_for_height()`.
    public func preferredWidth(
        of context: CellAreaContext, widget: Widget, forHeight height: Int
    ) -> (minimumWidth: Int, naturalWidth: Int) {
        var minimumWidth: gint = 0
        var naturalWidth: gint = 0
        gtk_cell_area_get_preferred_width_for_height(C.cast(_raw), C.cast(context._raw), C.cast(widget._raw), C.gint(height), &minimumWidth, &naturalWidth)
        return (C.int(minimumWidth), C.int(naturalWidth))
    }

    /// `gtk_cell_area_get_request_mode()`.
    public var requestMode: SizeRequestMode { C.enumeration(gtk_cell_area_get_request_mode(C.cast(_raw)).rawValue) }

    /// `gtk_cell_area_has_renderer()`.
    public func hasRenderer(_ renderer: CellRenderer) -> Bool {
        gtk_cell_area_has_renderer(C.cast(_raw), C.cast(renderer._raw)) != 0
    }

    /// `gtk_cell_area_inner_cell_area()`.
    @discardableResult
    public func innerCellArea(_ widget: Widget, cellArea: Gdk.Rectangle) -> Gdk.Rectangle {
        var cCellArea = cellArea._c
        var innerArea = GdkRectangle()
        gtk_cell_area_inner_cell_area(C.cast(_raw), C.cast(widget._raw), &cCellArea, &innerArea)
        return Gdk.Rectangle(_c: innerArea)
    }

    /// `gtk_cell_area_is_activatable()`.
    public var isActivatable: Bool { gtk_cell_area_is_activatable(C.cast(_raw)) != 0 }

    /// `gtk_cell_area_is_focus_sibling()`.
    public func isFocusSibling(_ renderer: CellRenderer, sibling: CellRenderer) -> Bool {
        gtk_cell_area_is_focus_sibling(C.cast(_raw), C.cast(renderer._raw), C.cast(sibling._raw)) != 0
    }

    /// `gtk_cell_area_remove()`.
    public func remove(_ renderer: CellRenderer) {
        gtk_cell_area_remove(C.cast(_raw), C.cast(renderer._raw))
    }

    /// `gtk_cell_area_remove_focus_sibling()`.
    public func removeFocusSibling(_ renderer: CellRenderer, sibling: CellRenderer) {
        gtk_cell_area_remove_focus_sibling(C.cast(_raw), C.cast(renderer._raw), C.cast(sibling._raw))
    }

    /// `gtk_cell_area_request_renderer()`.
    @discardableResult
    public func requestRenderer(
        _ renderer: CellRenderer, orientation: Orientation, widget: Widget, forSize: Int
    ) -> (minimumSize: Int, naturalSize: Int) {
        var minimumSize: gint = 0
        var naturalSize: gint = 0
        gtk_cell_area_request_renderer(C.cast(_raw), C.cast(renderer._raw), .init(rawValue: C.number(orientation)), C.cast(widget._raw), C.gint(forSize), &minimumSize, &naturalSize)
        return (C.int(minimumSize), C.int(naturalSize))
    }

    /// `gtk_cell_area_snapshot()`.
    public func snapshot(
        _ context: CellAreaContext, widget: Widget, snapshot: Snapshot, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle, flags: CellRendererState = [], paintFocus: Bool
    ) {
        var cBackgroundArea = backgroundArea._c
        var cCellArea = cellArea._c
        gtk_cell_area_snapshot(C.cast(_raw), C.cast(context._raw), C.cast(widget._raw), C.opaque(snapshot._raw), &cBackgroundArea, &cCellArea, .init(rawValue: C.number(flags)), paintFocus ? 1 : 0)
    }

    /// `gtk_cell_area_stop_editing()`.
    public func stopEditing(canceled: Bool) {
        gtk_cell_area_stop_editing(C.cast(_raw), canceled ? 1 : 0)
    }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets for displaying their contents.")
#endif
extension Members where Owner: CellArea {
    public var editWidget: PropertyKey<Owner, (any CellEditable)?> { PropertyKey("edit-widget", optional: AnyCellEditable.self) }
    public var editedCell: PropertyKey<Owner, CellRenderer?> { PropertyKey("edited-cell") }
    public var focusCell: PropertyKey<Owner, CellRenderer?> { PropertyKey("focus-cell") }
    public var addEditable: SignalKey<Owner, (renderer: CellRenderer, editable: any CellEditable, cellArea: Gdk.Rectangle, path: String)> { SignalKey("add-editable") { ($0.get(1), $0.get(2, AnyCellEditable.self), $0.get(3), $0.get(4)) } }
    public var applyAttributes: SignalKey<Owner, (model: any TreeModel, iter: TreeIter, isExpander: Bool, isExpanded: Bool)> { SignalKey("apply-attributes") { ($0.get(1, AnyTreeModel.self), $0.get(2), $0.get(3), $0.get(4)) } }
    public var focusChanged: SignalKey<Owner, (renderer: CellRenderer, path: String)> { SignalKey("focus-changed") { ($0.get(1), $0.get(2)) } }
    public var removeEditable: SignalKey<Owner, (renderer: CellRenderer, editable: any CellEditable)> { SignalKey("remove-editable") { ($0.get(1), $0.get(2, AnyCellEditable.self)) } }
}
