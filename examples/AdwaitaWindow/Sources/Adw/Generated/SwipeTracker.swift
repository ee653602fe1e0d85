// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CAdw
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `AdwSwipeTracker`.
open class SwipeTracker: Object, Gtk.Orientable {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_swipe_tracker_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SwipeTracker(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `adw_swipe_tracker_new()`.
    public convenience init(swipeable: any Swipeable) {
        if Self.hasOwnType { self.init(properties: ["swipeable": swipeable as Object]); return }
        self.init(_constructed: C.present(C.raw(adw_swipe_tracker_new(C.opaque(swipeable._raw))), "adw_swipe_tracker_new"))
    }
}

extension SwipeTracker {
    /// `allow-long-swipes`, `adw_swipe_tracker_get_allow_long_swipes()`.
    public var allowLongSwipes: Bool {
        get { adw_swipe_tracker_get_allow_long_swipes(C.opaque(_raw)) != 0 }
        set { adw_swipe_tracker_set_allow_long_swipes(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.allowLongSwipes; defer { self.allowLongSwipes = value }; yield &value }
    }

    /// `allow-mouse-drag`, `adw_swipe_tracker_get_allow_mouse_drag()`.
    public var allowMouseDrag: Bool {
        get { adw_swipe_tracker_get_allow_mouse_drag(C.opaque(_raw)) != 0 }
        set { adw_swipe_tracker_set_allow_mouse_drag(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.allowMouseDrag; defer { self.allowMouseDrag = value }; yield &value }
    }

    /// `enabled`, `adw_swipe_tracker_get_enabled()`.
    public var enabled: Bool {
        get { adw_swipe_tracker_get_enabled(C.opaque(_raw)) != 0 }
        set { adw_swipe_tracker_set_enabled(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.enabled; defer { self.enabled = value }; yield &value }
    }

    /// `reversed`, `adw_swipe_tracker_get_reversed()`.
    public var reversed: Bool {
        get { adw_swipe_tracker_get_reversed(C.opaque(_raw)) != 0 }
        set { adw_swipe_tracker_set_reversed(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.reversed; defer { self.reversed = value }; yield &value }
    }

    /// `swipeable`, `adw_swipe_tracker_get_swipeable()`.
    public var swipeable: any Swipeable { C.present(C.borrow(C.raw(adw_swipe_tracker_get_swipeable(C.opaque(_raw))), AnySwipeable.self), "adw_swipe_tracker_get_swipeable") }

    /// `begin-swipe`.
    @discardableResult
    public func onBeginSwipe(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("begin-swipe", after: after, plain: handler)
    }

    /// `end-swipe`.
    @discardableResult
    public func onEndSwipe(
        after: Bool = false, _ handler: @escaping @MainActor (_ velocity: Double, _ to: Double) -> Void
    ) -> SignalConnection {
        connect("end-swipe", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `prepare`.
    @discardableResult
    public func onPrepare(
        after: Bool = false, _ handler: @escaping @MainActor (_ direction: NavigationDirection) -> Void
    ) -> SignalConnection {
        connect("prepare", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `update-swipe`.
    @discardableResult
    public func onUpdateSwipe(
        after: Bool = false, _ handler: @escaping @MainActor (_ progress: Double) -> Void
    ) -> SignalConnection {
        connect("update-swipe", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `adw_swipe_tracker_shift_position()`.
    public func shiftPosition(_ delta: Double) {
        adw_swipe_tracker_shift_position(C.opaque(_raw), delta)
    }
}

extension Members where Owner: SwipeTracker {
    public var allowLongSwipes: PropertyKey<Owner, Bool> { PropertyKey("allow-long-swipes") }
    public var allowMouseDrag: PropertyKey<Owner, Bool> { PropertyKey("allow-mouse-drag") }
    public var enabled: PropertyKey<Owner, Bool> { PropertyKey("enabled") }
    public var reversed: PropertyKey<Owner, Bool> { PropertyKey("reversed") }
    public var swipeable: PropertyKey<Owner, any Swipeable> { PropertyKey("swipeable", AnySwipeable.self) }
    public var beginSwipe: SignalKey<Owner, Void> { SignalKey("begin-swipe") }
    public var endSwipe: SignalKey<Owner, (velocity: Double, to: Double)> { SignalKey("end-swipe") { ($0.get(1), $0.get(2)) } }
    public var prepare: SignalKey<Owner, NavigationDirection> { SignalKey(one: "prepare") }
    public var updateSwipe: SignalKey<Owner, Double> { SignalKey(one: "update-swipe") }
}
