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

/// `GtkEventControllerLegacy`. <https://docs.gtk.org/gtk4/class.EventControllerLegacy.html>
open class EventControllerLegacy: EventController {
    open override nonisolated class var gtype: UInt { gtk_event_controller_legacy_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { EventControllerLegacy(_borrowed: raw) }
}

extension EventControllerLegacy {
    /// `event`.
    @discardableResult
    public func onEvent(
        after: Bool = false, _ handler: @escaping @MainActor (_ event: Gdk.Event) -> Bool
    ) -> SignalConnection {
        connect("event", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }
}

extension Members where Owner: EventControllerLegacy {
    public var event: AnsweredSignalKey<Owner, Gdk.Event, Bool> { AnsweredSignalKey(one: "event") }
}
