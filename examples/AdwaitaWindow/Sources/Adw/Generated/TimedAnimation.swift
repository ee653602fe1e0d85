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

/// `AdwTimedAnimation`.
open class TimedAnimation: Animation {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_timed_animation_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TimedAnimation(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `adw_timed_animation_new()`.
    public convenience init(
        widget: Gtk.Widget, from: Double, to: Double, duration: Int, target: AnimationTarget
    ) {
        self.init(_borrowed: C.present(UnsafeMutableRawPointer(adw_timed_animation_new(C.cast(widget._raw), from, to, C.guint(duration), C.opaque(target._retained()))), "adw_timed_animation_new"))
    }
}

extension TimedAnimation {
    /// `alternate`, `adw_timed_animation_get_alternate()`.
    public var alternate: Bool {
        get { adw_timed_animation_get_alternate(C.opaque(_raw)) != 0 }
        set { adw_timed_animation_set_alternate(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.alternate; defer { self.alternate = value }; yield &value }
    }

    /// `duration`, `adw_timed_animation_get_duration()`.
    public var duration: Int {
        get { C.int(adw_timed_animation_get_duration(C.opaque(_raw))) }
        set { adw_timed_animation_set_duration(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.duration; defer { self.duration = value }; yield &value }
    }

    /// `easing`, `adw_timed_animation_get_easing()`.
    public var easing: Easing {
        get { C.enumeration(adw_timed_animation_get_easing(C.opaque(_raw)).rawValue) }
        set { adw_timed_animation_set_easing(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.easing; defer { self.easing = value }; yield &value }
    }

    /// `repeat-count`, `adw_timed_animation_get_repeat_count()`.
    public var repeatCount: Int {
        get { C.int(adw_timed_animation_get_repeat_count(C.opaque(_raw))) }
        set { adw_timed_animation_set_repeat_count(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.repeatCount; defer { self.repeatCount = value }; yield &value }
    }

    /// `reverse`, `adw_timed_animation_get_reverse()`.
    public var reverse: Bool {
        get { adw_timed_animation_get_reverse(C.opaque(_raw)) != 0 }
        set { adw_timed_animation_set_reverse(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.reverse; defer { self.reverse = value }; yield &value }
    }

    /// `value-from`, `adw_timed_animation_get_value_from()`.
    public var valueFrom: Double {
        get { adw_timed_animation_get_value_from(C.opaque(_raw)) }
        set { adw_timed_animation_set_value_from(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.valueFrom; defer { self.valueFrom = value }; yield &value }
    }

    /// `value-to`, `adw_timed_animation_get_value_to()`.
    public var valueTo: Double {
        get { adw_timed_animation_get_value_to(C.opaque(_raw)) }
        set { adw_timed_animation_set_value_to(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.valueTo; defer { self.valueTo = value }; yield &value }
    }
}

extension Members where Owner: TimedAnimation {
    public var alternate: PropertyKey<Owner, Bool> { PropertyKey("alternate") }
    public var duration: PropertyKey<Owner, Int> { PropertyKey("duration") }
    public var easing: PropertyKey<Owner, Easing> { PropertyKey("easing") }
    public var repeatCount: PropertyKey<Owner, Int> { PropertyKey("repeat-count") }
    public var reverse: PropertyKey<Owner, Bool> { PropertyKey("reverse") }
    public var valueFrom: PropertyKey<Owner, Double> { PropertyKey("value-from") }
    public var valueTo: PropertyKey<Owner, Double> { PropertyKey("value-to") }
}
