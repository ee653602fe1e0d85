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

/// `adw_get_enable_animations()`.
@discardableResult
@MainActor
public func getEnableAnimations(_ widget: Gtk.Widget) -> Bool {
    adw_get_enable_animations(C.cast(widget._raw)) != 0
}

/// `adw_get_major_version()`.
@MainActor
public var majorVersion: Int { C.int(adw_get_major_version()) }

/// `adw_get_micro_version()`.
@MainActor
public var microVersion: Int { C.int(adw_get_micro_version()) }

/// `adw_get_minor_version()`.
@MainActor
public var minorVersion: Int { C.int(adw_get_minor_version()) }

/// `adw_init()`.
@MainActor
public func initValue() {
    adw_init()
}

/// `adw_is_initialized()`.
@MainActor
public var isInitialized: Bool { adw_is_initialized() != 0 }

/// `adw_lerp()`.
@MainActor
public func lerp(_ a: Double, b: Double, t: Double) -> Double {
    adw_lerp(a, b, t)
}
