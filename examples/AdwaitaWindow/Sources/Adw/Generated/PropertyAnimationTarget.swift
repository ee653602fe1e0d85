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

/// `AdwPropertyAnimationTarget`.
open class PropertyAnimationTarget: AnimationTarget {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_property_animation_target_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PropertyAnimationTarget(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `adw_property_animation_target_new()`.
    public convenience init(object: Object, propertyName: String) {
        self.init(_constructed: C.present(C.raw(adw_property_animation_target_new(C.cast(object._raw), propertyName)), "adw_property_animation_target_new"))
    }

    /// `adw_property_animation_target_new_for_pspec()`.
    public convenience init(object: Object, pspec: ParamSpec) {
        if Self.hasOwnType { self.init(properties: ["object": object, "pspec": pspec]); return }
        self.init(_constructed: C.present(C.raw(adw_property_animation_target_new_for_pspec(C.cast(object._raw), C.cast(pspec._raw))), "adw_property_animation_target_new_for_pspec"))
    }
}

extension PropertyAnimationTarget {
    /// `object`, `adw_property_animation_target_get_object()`.
    public var object: Object { C.present(C.borrow(adw_property_animation_target_get_object(C.opaque(_raw))), "adw_property_animation_target_get_object") }

    /// `pspec`, `adw_property_animation_target_get_pspec()`.
    public var pspec: ParamSpec { C.present(C.copy(adw_property_animation_target_get_pspec(C.opaque(_raw))), "adw_property_animation_target_get_pspec") }
}

extension Members where Owner: PropertyAnimationTarget {
    public var object: PropertyKey<Owner, Object> { PropertyKey("object") }
    public var pspec: PropertyKey<Owner, ParamSpec> { PropertyKey("pspec") }
}
