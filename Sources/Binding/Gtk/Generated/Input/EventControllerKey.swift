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

/// `GtkEventControllerKey`. <https://docs.gtk.org/gtk4/class.EventControllerKey.html>
open class EventControllerKey: EventController {
    open override nonisolated class var gtype: UInt { gtk_event_controller_key_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { EventControllerKey(_borrowed: raw) }
}

extension EventControllerKey {
    /// `im-update`.
    @discardableResult
    public func onImUpdate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("im-update", after: after, plain: handler)
    }

    /// `key-pressed`.
    @discardableResult
    public func onKeyPressed(
        after: Bool = false, _ handler: @escaping @MainActor (_ keyval: Gdk.Key, _ keycode: Int, _ state: Gdk.ModifierType) -> Bool
    ) -> SignalConnection {
        connect("key-pressed", after: after, returning: Bool.self) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `key-released`.
    @discardableResult
    public func onKeyReleased(
        after: Bool = false, _ handler: @escaping @MainActor (_ keyval: Gdk.Key, _ keycode: Int, _ state: Gdk.ModifierType) -> Void
    ) -> SignalConnection {
        connect("key-released", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `modifiers`.
    @discardableResult
    public func onModifiers(
        after: Bool = false, _ handler: @escaping @MainActor (_ keyval: Gdk.ModifierType) -> Bool
    ) -> SignalConnection {
        connect("modifiers", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `gtk_event_controller_key_forward()`.
    @discardableResult
    public func forward(_ widget: Widget) -> Bool {
        gtk_event_controller_key_forward(C.opaque(_raw), C.cast(widget._raw)) != 0
    }

    /// `gtk_event_controller_key_get_group()`.
    public var group: Int { C.int(gtk_event_controller_key_get_group(C.opaque(_raw))) }

    /// `gtk_event_controller_key_get_im_context()`.
    public var imContext: IMContext? {
        get { C.borrow(gtk_event_controller_key_get_im_context(C.opaque(_raw))) }
        set { gtk_event_controller_key_set_im_context(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.imContext; defer { self.imContext = value }; yield &value }
    }
}

extension Members where Owner: EventControllerKey {
    public var imUpdate: SignalKey<Owner, Void> { SignalKey("im-update") }
    public var keyPressed: AnsweredSignalKey<Owner, (keyval: Gdk.Key, keycode: Int, state: Gdk.ModifierType), Bool> { AnsweredSignalKey("key-pressed") { ($0.get(1), $0.get(2), $0.get(3)) } }
    public var keyReleased: SignalKey<Owner, (keyval: Gdk.Key, keycode: Int, state: Gdk.ModifierType)> { SignalKey("key-released") { ($0.get(1), $0.get(2), $0.get(3)) } }
    public var modifiers: AnsweredSignalKey<Owner, Gdk.ModifierType, Bool> { AnsweredSignalKey(one: "modifiers") }
}
