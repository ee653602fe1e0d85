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

/// `GtkEventControllerScroll`. <https://docs.gtk.org/gtk4/class.EventControllerScroll.html>
open class EventControllerScroll: EventController {
    open override nonisolated class var gtype: UInt { gtk_event_controller_scroll_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { EventControllerScroll(_borrowed: raw) }

    /// `gtk_event_controller_scroll_new()`.
    public convenience init(flags: EventControllerScrollFlags = []) {
        if Self.hasOwnType { self.init(properties: ["flags": flags]); return }
        self.init(_constructed: C.present(C.raw(gtk_event_controller_scroll_new(.init(rawValue: C.number(flags)))), "gtk_event_controller_scroll_new"))
    }
}

extension EventControllerScroll {
    /// `flags`, `gtk_event_controller_scroll_get_flags()`.
    public var flags: EventControllerScrollFlags {
        get { C.flags(gtk_event_controller_scroll_get_flags(C.opaque(_raw)).rawValue) }
        set { gtk_event_controller_scroll_set_flags(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.flags; defer { self.flags = value }; yield &value }
    }

    /// `decelerate`.
    @discardableResult
    public func onDecelerate(
        after: Bool = false, _ handler: @escaping @MainActor (_ velX: Double, _ velY: Double) -> Void
    ) -> SignalConnection {
        connect("decelerate", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `scroll`.
    @discardableResult
    public func onScroll(
        after: Bool = false, _ handler: @escaping @MainActor (_ dx: Double, _ dy: Double) -> Bool
    ) -> SignalConnection {
        connect("scroll", after: after, returning: Bool.self) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `scroll-begin`.
    @discardableResult
    public func onScrollBegin(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("scroll-begin", after: after, plain: handler)
    }

    /// `scroll-end`.
    @discardableResult
    public func onScrollEnd(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("scroll-end", after: after, plain: handler)
    }

    /// `gtk_event_controller_scroll_get_unit()`.
    public var unit: Gdk.ScrollUnit { C.enumeration(gtk_event_controller_scroll_get_unit(C.opaque(_raw)).rawValue) }
}

extension Members where Owner: EventControllerScroll {
    public var flags: PropertyKey<Owner, EventControllerScrollFlags> { PropertyKey("flags") }
    public var decelerate: SignalKey<Owner, (velX: Double, velY: Double)> { SignalKey("decelerate") { ($0.get(1), $0.get(2)) } }
    public var scroll: AnsweredSignalKey<Owner, (dx: Double, dy: Double), Bool> { AnsweredSignalKey("scroll") { ($0.get(1), $0.get(2)) } }
    public var scrollBegin: SignalKey<Owner, Void> { SignalKey("scroll-begin") }
    public var scrollEnd: SignalKey<Owner, Void> { SignalKey("scroll-end") }
}
