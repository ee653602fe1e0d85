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

/// `AdwSpringParams`.
public final class SpringParams: Boxed {
    public override class var gtype: UInt { adw_spring_params_get_type() }

    /// `adw_spring_params_new()`.
    public convenience init(dampingRatio: Double, mass: Double, stiffness: Double) {
        self.init(_taking: C.present(C.raw(adw_spring_params_new(dampingRatio, mass, stiffness)), "adw_spring_params_new"))
    }

    /// `adw_spring_params_new_full()`.
    public convenience init(damping: Double, mass: Double, stiffness: Double) {
        self.init(_taking: C.present(C.raw(adw_spring_params_new_full(damping, mass, stiffness)), "adw_spring_params_new_full"))
    }
}

extension SpringParams {
    /// `adw_spring_params_get_damping()`.
    public var damping: Double { adw_spring_params_get_damping(C.opaque(_raw)) }

    /// `adw_spring_params_get_damping_ratio()`.
    public var dampingRatio: Double { adw_spring_params_get_damping_ratio(C.opaque(_raw)) }

    /// `adw_spring_params_get_mass()`.
    public var mass: Double { adw_spring_params_get_mass(C.opaque(_raw)) }

    /// `adw_spring_params_get_stiffness()`.
    public var stiffness: Double { adw_spring_params_get_stiffness(C.opaque(_raw)) }
}
