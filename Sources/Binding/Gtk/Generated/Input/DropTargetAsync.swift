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

/// `GtkDropTargetAsync`. <https://docs.gtk.org/gtk4/class.DropTargetAsync.html>
open class DropTargetAsync: EventController {
    open override nonisolated class var gtype: UInt { gtk_drop_target_async_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DropTargetAsync(_borrowed: raw) }

    /// `gtk_drop_target_async_new()`.
    public convenience init(formats: Gdk.ContentFormats? = nil, actions: Gdk.DragAction) {
        if Self.hasOwnType { self.init(properties: ["formats": formats, "actions": actions]); return }
        self.init(_constructed: C.present(C.raw(gtk_drop_target_async_new(C.opaque(C.give(formats)), .init(rawValue: C.number(actions)))), "gtk_drop_target_async_new"))
    }
}

extension DropTargetAsync {
    /// `actions`, `gtk_drop_target_async_get_actions()`.
    public var actions: Gdk.DragAction {
        get { C.flags(gtk_drop_target_async_get_actions(C.opaque(_raw)).rawValue) }
        set { gtk_drop_target_async_set_actions(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.actions; defer { self.actions = value }; yield &value }
    }

    /// `formats`, `gtk_drop_target_async_get_formats()`.
    public var formats: Gdk.ContentFormats? {
        get { C.take(C.raw(gtk_drop_target_async_get_formats(C.opaque(_raw)))) }
        set { gtk_drop_target_async_set_formats(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.formats; defer { self.formats = value }; yield &value }
    }

    /// `accept`.
    @discardableResult
    public func onAccept(
        after: Bool = false, _ handler: @escaping @MainActor (_ drop: Gdk.Drop) -> Bool
    ) -> SignalConnection {
        connect("accept", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `drag-enter`.
    @discardableResult
    public func onDragEnter(
        after: Bool = false, _ handler: @escaping @MainActor (_ drop: Gdk.Drop, _ x: Double, _ y: Double) -> Gdk.DragAction
    ) -> SignalConnection {
        connect("drag-enter", after: after, returning: Gdk.DragAction.self) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `drag-leave`.
    @discardableResult
    public func onDragLeave(
        after: Bool = false, _ handler: @escaping @MainActor (_ drop: Gdk.Drop) -> Void
    ) -> SignalConnection {
        connect("drag-leave", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `drag-motion`.
    @discardableResult
    public func onDragMotion(
        after: Bool = false, _ handler: @escaping @MainActor (_ drop: Gdk.Drop, _ x: Double, _ y: Double) -> Gdk.DragAction
    ) -> SignalConnection {
        connect("drag-motion", after: after, returning: Gdk.DragAction.self) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `drop`.
    @discardableResult
    public func onDrop(
        after: Bool = false, _ handler: @escaping @MainActor (_ drop: Gdk.Drop, _ x: Double, _ y: Double) -> Bool
    ) -> SignalConnection {
        connect("drop", after: after, returning: Bool.self) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `gtk_drop_target_async_reject_drop()`.
    public func rejectDrop(_ drop: Gdk.Drop) {
        gtk_drop_target_async_reject_drop(C.opaque(_raw), C.opaque(drop._raw))
    }
}

extension Members where Owner: DropTargetAsync {
    public var actions: PropertyKey<Owner, Gdk.DragAction> { PropertyKey("actions") }
    public var formats: PropertyKey<Owner, Gdk.ContentFormats?> { PropertyKey("formats") }
    public var accept: AnsweredSignalKey<Owner, Gdk.Drop, Bool> { AnsweredSignalKey(one: "accept") }
    public var dragEnter: AnsweredSignalKey<Owner, (drop: Gdk.Drop, x: Double, y: Double), Gdk.DragAction> { AnsweredSignalKey("drag-enter") { ($0.get(1), $0.get(2), $0.get(3)) } }
    public var dragLeave: SignalKey<Owner, Gdk.Drop> { SignalKey(one: "drag-leave") }
    public var dragMotion: AnsweredSignalKey<Owner, (drop: Gdk.Drop, x: Double, y: Double), Gdk.DragAction> { AnsweredSignalKey("drag-motion") { ($0.get(1), $0.get(2), $0.get(3)) } }
    public var drop: AnsweredSignalKey<Owner, (drop: Gdk.Drop, x: Double, y: Double), Bool> { AnsweredSignalKey("drop") { ($0.get(1), $0.get(2), $0.get(3)) } }
}
