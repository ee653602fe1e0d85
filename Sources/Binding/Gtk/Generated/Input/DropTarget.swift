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

/// `GtkDropTarget`. <https://docs.gtk.org/gtk4/class.DropTarget.html>
open class DropTarget: EventController {
    open override nonisolated class var gtype: UInt { gtk_drop_target_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DropTarget(_borrowed: raw) }

    /// `gtk_drop_target_new()`.
    public convenience init(type: any ValueConvertible.Type, actions: Gdk.DragAction) {
        self.init(_constructed: C.present(C.raw(gtk_drop_target_new(type._valueType, .init(rawValue: C.number(actions)))), "gtk_drop_target_new"))
    }
}

extension DropTarget {
    /// `actions`, `gtk_drop_target_get_actions()`.
    public var actions: Gdk.DragAction {
        get { C.flags(gtk_drop_target_get_actions(C.opaque(_raw)).rawValue) }
        set { gtk_drop_target_set_actions(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.actions; defer { self.actions = value }; yield &value }
    }

    /// `current-drop`, `gtk_drop_target_get_current_drop()`.
    public var currentDrop: Gdk.Drop? { C.borrow(C.raw(gtk_drop_target_get_current_drop(C.opaque(_raw)))) }

    /// `formats`, `gtk_drop_target_get_formats()`.
    public var formats: Gdk.ContentFormats? { C.copy(C.raw(gtk_drop_target_get_formats(C.opaque(_raw)))) }

    /// `preload`, `gtk_drop_target_get_preload()`.
    public var preload: Bool {
        get { gtk_drop_target_get_preload(C.opaque(_raw)) != 0 }
        set { gtk_drop_target_set_preload(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.preload; defer { self.preload = value }; yield &value }
    }

    /// `value`, `gtk_drop_target_get_value()`.
    public var value: Value? { C.copy(gtk_drop_target_get_value(C.opaque(_raw))) }

    /// `accept`.
    @discardableResult
    public func onAccept(
        after: Bool = false, _ handler: @escaping @MainActor (_ drop: Gdk.Drop) -> Bool
    ) -> SignalConnection {
        connect("accept", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `drop`.
    @discardableResult
    public func onDrop(
        after: Bool = false, _ handler: @escaping @MainActor (_ value: Value, _ x: Double, _ y: Double) -> Bool
    ) -> SignalConnection {
        connect("drop", after: after, returning: Bool.self) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `enter`.
    @discardableResult
    public func onEnter(
        after: Bool = false, _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Gdk.DragAction
    ) -> SignalConnection {
        connect("enter", after: after, returning: Gdk.DragAction.self) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `leave`.
    @discardableResult
    public func onLeave(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("leave", after: after, plain: handler)
    }

    /// `motion`.
    @discardableResult
    public func onMotion(
        after: Bool = false, _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Gdk.DragAction
    ) -> SignalConnection {
        connect("motion", after: after, returning: Gdk.DragAction.self) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `gtk_drop_target_get_gtypes()`.
    public var types: [TypeID] {
        var nTypes: gsize = 0
        let result = gtk_drop_target_get_gtypes(C.opaque(_raw), &nTypes)
        return C.array(numbers: result, of: GType.self, count: C.int(nTypes), .none) { TypeID(_raw: $0) }
    }

    /// `gtk_drop_target_reject()`.
    public func reject() {
        gtk_drop_target_reject(C.opaque(_raw))
    }

    /// `gtk_drop_target_set_gtypes()`.
    public func setTypes(_ types: [any ValueConvertible.Type]? = nil) {
        var cTypes = (types ?? []).map { $0._valueType }
        gtk_drop_target_set_gtypes(C.opaque(_raw), &cTypes, C.gsize((types?.count ?? 0)))
    }
}

extension Members where Owner: DropTarget {
    public var actions: PropertyKey<Owner, Gdk.DragAction> { PropertyKey("actions") }
    public var currentDrop: PropertyKey<Owner, Gdk.Drop?> { PropertyKey("current-drop") }
    public var formats: PropertyKey<Owner, Gdk.ContentFormats?> { PropertyKey("formats") }
    public var preload: PropertyKey<Owner, Bool> { PropertyKey("preload") }
    public var value: PropertyKey<Owner, Value?> { PropertyKey("value") }
    public var accept: AnsweredSignalKey<Owner, Gdk.Drop, Bool> { AnsweredSignalKey(one: "accept") }
    public var drop: AnsweredSignalKey<Owner, (value: Value, x: Double, y: Double), Bool> { AnsweredSignalKey("drop") { ($0.get(1), $0.get(2), $0.get(3)) } }
    public var enter: AnsweredSignalKey<Owner, (x: Double, y: Double), Gdk.DragAction> { AnsweredSignalKey("enter") { ($0.get(1), $0.get(2)) } }
    public var leave: SignalKey<Owner, Void> { SignalKey("leave") }
    public var motion: AnsweredSignalKey<Owner, (x: Double, y: Double), Gdk.DragAction> { AnsweredSignalKey("motion") { ($0.get(1), $0.get(2)) } }
}
