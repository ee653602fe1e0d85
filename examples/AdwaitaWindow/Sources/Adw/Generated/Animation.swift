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

/// `AdwAnimation`.
open class Animation: Object {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_animation_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Animation(_borrowed: raw) }
}

extension Animation {
    /// `state`, `adw_animation_get_state()`.
    public var state: AnimationState { C.enumeration(adw_animation_get_state(C.cast(_raw)).rawValue) }

    /// `target`, `adw_animation_get_target()`.
    public var target: AnimationTarget {
        get { C.present(C.borrow(C.raw(adw_animation_get_target(C.cast(_raw)))), "adw_animation_get_target") }
        set { adw_animation_set_target(C.cast(_raw), C.opaque(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.target; defer { self.target = value }; yield &value }
    }

    /// `value`, `adw_animation_get_value()`.
    public var value: Double { adw_animation_get_value(C.cast(_raw)) }

    /// `widget`, `adw_animation_get_widget()`.
    public var widget: Gtk.Widget { C.present(C.borrow(adw_animation_get_widget(C.cast(_raw))), "adw_animation_get_widget") }

    /// `done`.
    @discardableResult
    public func onDone(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("done", after: after, plain: handler)
    }

    /// `adw_animation_pause()`.
    public func pause() {
        adw_animation_pause(C.cast(_raw))
    }

    /// `adw_animation_play()`.
    public func play() {
        adw_animation_play(C.cast(_raw))
    }

    /// `adw_animation_reset()`.
    public func reset() {
        adw_animation_reset(C.cast(_raw))
    }

    /// `adw_animation_resume()`.
    public func resume() {
        adw_animation_resume(C.cast(_raw))
    }

    /// `adw_animation_skip()`.
    public func skip() {
        adw_animation_skip(C.cast(_raw))
    }
}

extension Members where Owner: Animation {
    public var state: PropertyKey<Owner, AnimationState> { PropertyKey("state") }
    public var target: PropertyKey<Owner, AnimationTarget> { PropertyKey("target") }
    public var value: PropertyKey<Owner, Double> { PropertyKey("value") }
    public var widget: PropertyKey<Owner, Gtk.Widget> { PropertyKey("widget") }
    public var done: SignalKey<Owner, Void> { SignalKey("done") }
}
