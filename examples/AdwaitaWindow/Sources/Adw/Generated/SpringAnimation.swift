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

/// `AdwSpringAnimation`.
open class SpringAnimation: Animation {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_spring_animation_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SpringAnimation(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `adw_spring_animation_new()`.
    public convenience init(
        widget: Gtk.Widget, from: Double, to: Double, springParams: SpringParams, target: AnimationTarget
    ) {
        self.init(_borrowed: C.present(UnsafeMutableRawPointer(adw_spring_animation_new(C.cast(widget._raw), from, to, C.opaque(C.give(springParams)), C.opaque(target._retained()))), "adw_spring_animation_new"))
    }
}

extension SpringAnimation {
    /// `clamp`, `adw_spring_animation_get_clamp()`.
    public var clamp: Bool {
        get { adw_spring_animation_get_clamp(C.opaque(_raw)) != 0 }
        set { adw_spring_animation_set_clamp(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.clamp; defer { self.clamp = value }; yield &value }
    }

    /// `epsilon`, `adw_spring_animation_get_epsilon()`.
    public var epsilon: Double {
        get { adw_spring_animation_get_epsilon(C.opaque(_raw)) }
        set { adw_spring_animation_set_epsilon(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.epsilon; defer { self.epsilon = value }; yield &value }
    }

    /// `estimated-duration`, `adw_spring_animation_get_estimated_duration()`.
    public var estimatedDuration: Int { C.int(adw_spring_animation_get_estimated_duration(C.opaque(_raw))) }

    /// `initial-velocity`, `adw_spring_animation_get_initial_velocity()`.
    public var initialVelocity: Double {
        get { adw_spring_animation_get_initial_velocity(C.opaque(_raw)) }
        set { adw_spring_animation_set_initial_velocity(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.initialVelocity; defer { self.initialVelocity = value }; yield &value }
    }

    /// `spring-params`, `adw_spring_animation_get_spring_params()`.
    public var springParams: SpringParams {
        get { C.present(C.copy(C.raw(adw_spring_animation_get_spring_params(C.opaque(_raw)))), "adw_spring_animation_get_spring_params") }
        set { adw_spring_animation_set_spring_params(C.opaque(_raw), C.opaque(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.springParams; defer { self.springParams = value }; yield &value }
    }

    /// `value-from`, `adw_spring_animation_get_value_from()`.
    public var valueFrom: Double {
        get { adw_spring_animation_get_value_from(C.opaque(_raw)) }
        set { adw_spring_animation_set_value_from(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.valueFrom; defer { self.valueFrom = value }; yield &value }
    }

    /// `value-to`, `adw_spring_animation_get_value_to()`.
    public var valueTo: Double {
        get { adw_spring_animation_get_value_to(C.opaque(_raw)) }
        set { adw_spring_animation_set_value_to(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.valueTo; defer { self.valueTo = value }; yield &value }
    }

    /// `velocity`, `adw_spring_animation_get_velocity()`.
    public var velocity: Double { adw_spring_animation_get_velocity(C.opaque(_raw)) }
}

extension Members where Owner: SpringAnimation {
    public var clamp: PropertyKey<Owner, Bool> { PropertyKey("clamp") }
    public var epsilon: PropertyKey<Owner, Double> { PropertyKey("epsilon") }
    public var estimatedDuration: PropertyKey<Owner, Int> { PropertyKey("estimated-duration") }
    public var initialVelocity: PropertyKey<Owner, Double> { PropertyKey("initial-velocity") }
    public var springParams: PropertyKey<Owner, SpringParams> { PropertyKey("spring-params") }
    public var valueFrom: PropertyKey<Owner, Double> { PropertyKey("value-from") }
    public var valueTo: PropertyKey<Owner, Double> { PropertyKey("value-to") }
    public var velocity: PropertyKey<Owner, Double> { PropertyKey("velocity") }
}
