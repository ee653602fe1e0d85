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

/// `GtkEventControllerFocus`. <https://docs.gtk.org/gtk4/class.EventControllerFocus.html>
open class EventControllerFocus: EventController {
    open override nonisolated class var gtype: UInt { gtk_event_controller_focus_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { EventControllerFocus(_borrowed: raw) }
}

extension EventControllerFocus {
    /// `contains-focus`, `gtk_event_controller_focus_contains_focus()`.
    public var containsFocus: Bool { gtk_event_controller_focus_contains_focus(C.opaque(_raw)) != 0 }

    /// `is-focus`, `gtk_event_controller_focus_is_focus()`.
    public var isFocus: Bool { gtk_event_controller_focus_is_focus(C.opaque(_raw)) != 0 }

    /// `enter`.
    @discardableResult
    public func onEnter(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("enter", after: after, plain: handler)
    }

    /// `leave`.
    @discardableResult
    public func onLeave(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("leave", after: after, plain: handler)
    }
}

extension Members where Owner: EventControllerFocus {
    public var containsFocus: PropertyKey<Owner, Bool> { PropertyKey("contains-focus") }
    public var isFocus: PropertyKey<Owner, Bool> { PropertyKey("is-focus") }
    public var enter: SignalKey<Owner, Void> { SignalKey("enter") }
    public var leave: SignalKey<Owner, Void> { SignalKey("leave") }
}
