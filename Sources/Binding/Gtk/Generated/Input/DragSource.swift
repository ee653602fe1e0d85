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

/// `GtkDragSource`. <https://docs.gtk.org/gtk4/class.DragSource.html>
open class DragSource: GestureSingle {
    open override nonisolated class var gtype: UInt { gtk_drag_source_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DragSource(_borrowed: raw) }
}

extension DragSource {
    /// `actions`, `gtk_drag_source_get_actions()`.
    public var actions: Gdk.DragAction {
        get { C.flags(gtk_drag_source_get_actions(C.opaque(_raw)).rawValue) }
        set { gtk_drag_source_set_actions(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.actions; defer { self.actions = value }; yield &value }
    }

    /// `content`, `gtk_drag_source_get_content()`.
    public var content: Gdk.ContentProvider? {
        get { C.borrow(gtk_drag_source_get_content(C.opaque(_raw))) }
        set { gtk_drag_source_set_content(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.content; defer { self.content = value }; yield &value }
    }

    /// `drag-begin`.
    @discardableResult
    public func onDragBegin(
        after: Bool = false, _ handler: @escaping @MainActor (_ drag: Gdk.Drag) -> Void
    ) -> SignalConnection {
        connect("drag-begin", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `drag-cancel`.
    @discardableResult
    public func onDragCancel(
        after: Bool = false, _ handler: @escaping @MainActor (_ drag: Gdk.Drag, _ reason: Gdk.DragCancelReason) -> Bool
    ) -> SignalConnection {
        connect("drag-cancel", after: after, returning: Bool.self) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `drag-end`.
    @discardableResult
    public func onDragEnd(
        after: Bool = false, _ handler: @escaping @MainActor (_ drag: Gdk.Drag, _ deleteData: Bool) -> Void
    ) -> SignalConnection {
        connect("drag-end", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `prepare`.
    @discardableResult
    public func onPrepare(
        after: Bool = false, _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Gdk.ContentProvider?
    ) -> SignalConnection {
        connect("prepare", after: after, returning: Gdk.ContentProvider?.self) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `gtk_drag_source_drag_cancel()`.
    public func dragCancel() {
        gtk_drag_source_drag_cancel(C.opaque(_raw))
    }

    /// `gtk_drag_source_get_drag()`.
    public var drag: Gdk.Drag? { C.borrow(C.raw(gtk_drag_source_get_drag(C.opaque(_raw)))) }

    /// `gtk_drag_source_set_icon()`.
    public func setIcon(_ paintable: (any Gdk.Paintable)? = nil, hotX: Int, hotY: Int) {
        gtk_drag_source_set_icon(C.opaque(_raw), C.opaque(paintable?._raw), C.gint(hotX), C.gint(hotY))
    }
}

extension Members where Owner: DragSource {
    public var actions: PropertyKey<Owner, Gdk.DragAction> { PropertyKey("actions") }
    public var content: PropertyKey<Owner, Gdk.ContentProvider?> { PropertyKey("content") }
    public var dragBegin: SignalKey<Owner, Gdk.Drag> { SignalKey(one: "drag-begin") }
    public var dragCancel: AnsweredSignalKey<Owner, (drag: Gdk.Drag, reason: Gdk.DragCancelReason), Bool> { AnsweredSignalKey("drag-cancel") { ($0.get(1), $0.get(2)) } }
    public var dragEnd: SignalKey<Owner, (drag: Gdk.Drag, deleteData: Bool)> { SignalKey("drag-end") { ($0.get(1), $0.get(2)) } }
    public var prepare: AnsweredSignalKey<Owner, (x: Double, y: Double), Gdk.ContentProvider?> { AnsweredSignalKey("prepare") { ($0.get(1), $0.get(2)) } }
}
