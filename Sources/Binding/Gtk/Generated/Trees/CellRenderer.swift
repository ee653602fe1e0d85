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

/// `GtkCellRenderer`. <https://docs.gtk.org/gtk4/class.CellRenderer.html>
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets for displaying their contents.")
#endif
open class CellRenderer: Object {
    open override nonisolated class var gtype: UInt { gtk_cell_renderer_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CellRenderer(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets for displaying their contents.")
#endif
extension CellRenderer {
    /// `cell-background`. It is only written.
    public func setCellBackground(_ newValue: String?) {
        setProperty("cell-background", newValue)
    }

    /// `cell-background-rgba`.
    public var cellBackgroundRgba: Gdk.RGBA? {
        get { property("cell-background-rgba") }
        set { setProperty("cell-background-rgba", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.cellBackgroundRgba; defer { self.cellBackgroundRgba = value }; yield &value }
    }

    /// `cell-background-set`.
    public var cellBackgroundSet: Bool {
        get { property("cell-background-set") }
        set { setProperty("cell-background-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.cellBackgroundSet; defer { self.cellBackgroundSet = value }; yield &value }
    }

    /// `editing`.
    public var editing: Bool { property("editing") }

    /// `height`.
    public var height: Int {
        get { property("height") }
        set { setProperty("height", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.height; defer { self.height = value }; yield &value }
    }

    /// `is-expanded`, `gtk_cell_renderer_get_is_expanded()`.
    public var isExpanded: Bool {
        get { gtk_cell_renderer_get_is_expanded(C.cast(_raw)) != 0 }
        set { gtk_cell_renderer_set_is_expanded(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.isExpanded; defer { self.isExpanded = value }; yield &value }
    }

    /// `is-expander`, `gtk_cell_renderer_get_is_expander()`.
    public var isExpander: Bool {
        get { gtk_cell_renderer_get_is_expander(C.cast(_raw)) != 0 }
        set { gtk_cell_renderer_set_is_expander(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.isExpander; defer { self.isExpander = value }; yield &value }
    }

    /// `mode`.
    public var mode: CellRendererMode {
        get { property("mode") }
        set { setProperty("mode", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.mode; defer { self.mode = value }; yield &value }
    }

    /// `sensitive`, `gtk_cell_renderer_get_sensitive()`.
    public var sensitive: Bool {
        get { gtk_cell_renderer_get_sensitive(C.cast(_raw)) != 0 }
        set { gtk_cell_renderer_set_sensitive(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.sensitive; defer { self.sensitive = value }; yield &value }
    }

    /// `visible`, `gtk_cell_renderer_get_visible()`.
    public var visible: Bool {
        get { gtk_cell_renderer_get_visible(C.cast(_raw)) != 0 }
        set { gtk_cell_renderer_set_visible(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.visible; defer { self.visible = value }; yield &value }
    }

    /// `width`.
    public var width: Int {
        get { property("width") }
        set { setProperty("width", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.width; defer { self.width = value }; yield &value }
    }

    /// `xalign`.
    public var xalign: Double {
        get { property("xalign") }
        set { setProperty("xalign", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.xalign; defer { self.xalign = value }; yield &value }
    }

    /// `xpad`.
    public var xpad: Int {
        get { property("xpad") }
        set { setProperty("xpad", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.xpad; defer { self.xpad = value }; yield &value }
    }

    /// `yalign`.
    public var yalign: Double {
        get { property("yalign") }
        set { setProperty("yalign", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.yalign; defer { self.yalign = value }; yield &value }
    }

    /// `ypad`.
    public var ypad: Int {
        get { property("ypad") }
        set { setProperty("ypad", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.ypad; defer { self.ypad = value }; yield &value }
    }

    /// `editing-canceled`.
    @discardableResult
    public func onEditingCanceled(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("editing-canceled", after: after, plain: handler)
    }

    /// `editing-started`.
    @discardableResult
    public func onEditingStarted(
        after: Bool = false, _ handler: @escaping @MainActor (_ editable: any CellEditable, _ path: String) -> Void
    ) -> SignalConnection {
        connect("editing-started", after: after) { arguments in handler(arguments.get(1, AnyCellEditable.self), arguments.get(2)) }
    }

    /// `gtk_cell_renderer_activate()`.
    @discardableResult
    public func activate(
        _ event: Gdk.Event, widget: Widget, path: String, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle, flags: CellRendererState = []
    ) -> Bool {
        var cBackgroundArea = backgroundArea._c
        var cCellArea = cellArea._c
        return gtk_cell_renderer_activate(C.cast(_raw), C.opaque(event._raw), C.cast(widget._raw), path, &cBackgroundArea, &cCellArea, .init(rawValue: C.number(flags))) != 0
    }

    /// `gtk_cell_renderer_get_aligned_area()`.
    public func alignedArea(
        of widget: Widget, flags: CellRendererState = [], cellArea: Gdk.Rectangle
    ) -> Gdk.Rectangle {
        var cCellArea = cellArea._c
        var alignedArea = GdkRectangle()
        gtk_cell_renderer_get_aligned_area(C.cast(_raw), C.cast(widget._raw), .init(rawValue: C.number(flags)), &cCellArea, &alignedArea)
        return Gdk.Rectangle(_c: alignedArea)
    }

    /// `gtk_cell_renderer_get_alignment()`.
    public var alignment: (xalign: Double, yalign: Double) {
        var xalign: gfloat = 0
        var yalign: gfloat = 0
        gtk_cell_renderer_get_alignment(C.cast(_raw), &xalign, &yalign)
        return (Double(xalign), Double(yalign))
    }

    /// `gtk_cell_renderer_get_fixed_size()`.
    public var fixedSize: (width: Int, height: Int) {
        var width: gint = 0
        var height: gint = 0
        gtk_cell_renderer_get_fixed_size(C.cast(_raw), &width, &height)
        return (C.int(width), C.int(height))
    }

    /// `gtk_cell_renderer_get_padding()`.
    public var padding: (xpad: Int, ypad: Int) {
        var xpad: gint = 0
        var ypad: gint = 0
        gtk_cell_renderer_get_padding(C.cast(_raw), &xpad, &ypad)
        return (C.int(xpad), C.int(ypad))
    }

    /// `gtk_cell_renderer_get_preferred_height()`.
    public func preferredHeight(of widget: Widget) -> (minimumSize: Int, naturalSize: Int) {
        var minimumSize: gint = 0
        var naturalSize: gint = 0
        gtk_cell_renderer_get_preferred_height(C.cast(_raw), C.cast(widget._raw), &minimumSize, &naturalSize)
        return (C.int(minimumSize), C.int(naturalSize))
    }

    /// `gtk_cell_renderer_get_preferred_height_for_width()`.
    public func preferredHeight(
        of widget: Widget, forWidth width: Int
    ) -> (minimumHeight: Int, naturalHeight: Int) {
        var minimumHeight: gint = 0
        var naturalHeight: gint = 0
        gtk_cell_renderer_get_preferred_height_for_width(C.cast(_raw), C.cast(widget._raw), C.gint(width), &minimumHeight, &naturalHeight)
        return (C.int(minimumHeight), C.int(naturalHeight))
    }

    /// `gtk_cell_renderer_get_preferred_size()`.
    public func preferredSize(of widget: Widget) -> (minimumSize: Requisition, naturalSize: Requisition) {
        var minimumSize = GtkRequisition()
        var naturalSize = GtkRequisition()
        gtk_cell_renderer_get_preferred_size(C.cast(_raw), C.cast(widget._raw), &minimumSize, &naturalSize)
        return (Requisition(_c: minimumSize), Requisition(_c: naturalSize))
    }

    /// `gtk_cell_renderer_get_preferred_width()`.
    public func preferredWidth(of widget: Widget) -> (minimumSize: Int, naturalSize: Int) {
        var minimumSize: gint = 0
        var naturalSize: gint = 0
        gtk_cell_renderer_get_preferred_width(C.cast(_raw), C.cast(widget._raw), &minimumSize, &naturalSize)
        return (C.int(minimumSize), C.int(naturalSize))
    }

    /// `gtk_cell_renderer_get_preferred_width_for_height()`.
    public func preferredWidth(
        of widget: Widget, forHeight height: Int
    ) -> (minimumWidth: Int, naturalWidth: Int) {
        var minimumWidth: gint = 0
        var naturalWidth: gint = 0
        gtk_cell_renderer_get_preferred_width_for_height(C.cast(_raw), C.cast(widget._raw), C.gint(height), &minimumWidth, &naturalWidth)
        return (C.int(minimumWidth), C.int(naturalWidth))
    }

    /// `gtk_cell_renderer_get_request_mode()`.
    public var requestMode: SizeRequestMode { C.enumeration(gtk_cell_renderer_get_request_mode(C.cast(_raw)).rawValue) }

    /// `gtk_cell_renderer_get_state()`.
    public func state(of widget: Widget? = nil, cellState: CellRendererState) -> StateFlags {
        C.flags(gtk_cell_renderer_get_state(C.cast(_raw), C.cast(widget?._raw), .init(rawValue: C.number(cellState))).rawValue)
    }

    /// `gtk_cell_renderer_is_activatable()`.
    public var isActivatable: Bool { gtk_cell_renderer_is_activatable(C.cast(_raw)) != 0 }

    /// `gtk_cell_renderer_set_alignment()`.
    public func setAlignment(xalign: Double, yalign: Double) {
        gtk_cell_renderer_set_alignment(C.cast(_raw), gfloat(xalign), gfloat(yalign))
    }

    /// `gtk_cell_renderer_set_fixed_size()`.
    public func setFixedSize(width: Int, height: Int) {
        gtk_cell_renderer_set_fixed_size(C.cast(_raw), C.gint(width), C.gint(height))
    }

    /// `gtk_cell_renderer_set_padding()`.
    public func setPadding(xpad: Int, ypad: Int) {
        gtk_cell_renderer_set_padding(C.cast(_raw), C.gint(xpad), C.gint(ypad))
    }

    /// `gtk_cell_renderer_snapshot()`.
    public func snapshot(
        _ snapshot: Snapshot, widget: Widget, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle, flags: CellRendererState = []
    ) {
        var cBackgroundArea = backgroundArea._c
        var cCellArea = cellArea._c
        gtk_cell_renderer_snapshot(C.cast(_raw), C.opaque(snapshot._raw), C.cast(widget._raw), &cBackgroundArea, &cCellArea, .init(rawValue: C.number(flags)))
    }

    /// `gtk_cell_renderer_start_editing()`.
    @discardableResult
    public func startEditing(
        _ event: Gdk.Event? = nil, widget: Widget, path: String, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle, flags: CellRendererState = []
    ) -> (any CellEditable)? {
        var cBackgroundArea = backgroundArea._c
        var cCellArea = cellArea._c
        return C.borrow(C.raw(gtk_cell_renderer_start_editing(C.cast(_raw), C.opaque(event?._raw), C.cast(widget._raw), path, &cBackgroundArea, &cCellArea, .init(rawValue: C.number(flags)))), AnyCellEditable.self)
    }

    /// `gtk_cell_renderer_stop_editing()`.
    public func stopEditing(canceled: Bool) {
        gtk_cell_renderer_stop_editing(C.cast(_raw), canceled ? 1 : 0)
    }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets for displaying their contents.")
#endif
extension Members where Owner: CellRenderer {
    public var cellBackgroundRgba: PropertyKey<Owner, Gdk.RGBA?> { PropertyKey("cell-background-rgba") }
    public var cellBackgroundSet: PropertyKey<Owner, Bool> { PropertyKey("cell-background-set") }
    public var editing: PropertyKey<Owner, Bool> { PropertyKey("editing") }
    public var height: PropertyKey<Owner, Int> { PropertyKey("height") }
    public var isExpanded: PropertyKey<Owner, Bool> { PropertyKey("is-expanded") }
    public var isExpander: PropertyKey<Owner, Bool> { PropertyKey("is-expander") }
    public var mode: PropertyKey<Owner, CellRendererMode> { PropertyKey("mode") }
    public var sensitive: PropertyKey<Owner, Bool> { PropertyKey("sensitive") }
    public var visible: PropertyKey<Owner, Bool> { PropertyKey("visible") }
    public var width: PropertyKey<Owner, Int> { PropertyKey("width") }
    public var xalign: PropertyKey<Owner, Double> { PropertyKey("xalign") }
    public var xpad: PropertyKey<Owner, Int> { PropertyKey("xpad") }
    public var yalign: PropertyKey<Owner, Double> { PropertyKey("yalign") }
    public var ypad: PropertyKey<Owner, Int> { PropertyKey("ypad") }
    public var editingCanceled: SignalKey<Owner, Void> { SignalKey("editing-canceled") }
    public var editingStarted: SignalKey<Owner, (editable: any CellEditable, path: String)> { SignalKey("editing-started") { ($0.get(1, AnyCellEditable.self), $0.get(2)) } }
}
