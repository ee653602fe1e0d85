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

/// `AdwStyleManager`.
open class StyleManager: Object {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_style_manager_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { StyleManager(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension StyleManager {
    /// `color-scheme`, `adw_style_manager_get_color_scheme()`.
    public var colorScheme: ColorScheme {
        get { C.enumeration(adw_style_manager_get_color_scheme(C.opaque(_raw)).rawValue) }
        set { adw_style_manager_set_color_scheme(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.colorScheme; defer { self.colorScheme = value }; yield &value }
    }

    /// `dark`, `adw_style_manager_get_dark()`.
    public var dark: Bool { adw_style_manager_get_dark(C.opaque(_raw)) != 0 }

    /// `display`, `adw_style_manager_get_display()`.
    public var display: Gdk.Display { C.present(C.borrow(C.raw(adw_style_manager_get_display(C.opaque(_raw)))), "adw_style_manager_get_display") }

    /// `high-contrast`, `adw_style_manager_get_high_contrast()`.
    public var highContrast: Bool { adw_style_manager_get_high_contrast(C.opaque(_raw)) != 0 }

    /// `system-supports-color-schemes`, `adw_style_manager_get_system_supports_color_schemes()`.
    public var systemSupportsColorSchemes: Bool { adw_style_manager_get_system_supports_color_schemes(C.opaque(_raw)) != 0 }

    /// `adw_style_manager_get_default()`.
    public static var `default`: StyleManager { C.present(C.borrow(C.raw(adw_style_manager_get_default())), "adw_style_manager_get_default") }

    /// `adw_style_manager_get_for_display()`.
    public static func `for`(_ display: Gdk.Display) -> StyleManager {
        C.present(C.borrow(C.raw(adw_style_manager_get_for_display(C.opaque(display._raw)))), "adw_style_manager_get_for_display")
    }
}

extension Members where Owner: StyleManager {
    public var colorScheme: PropertyKey<Owner, ColorScheme> { PropertyKey("color-scheme") }
    public var dark: PropertyKey<Owner, Bool> { PropertyKey("dark") }
    public var display: PropertyKey<Owner, Gdk.Display> { PropertyKey("display") }
    public var highContrast: PropertyKey<Owner, Bool> { PropertyKey("high-contrast") }
    public var systemSupportsColorSchemes: PropertyKey<Owner, Bool> { PropertyKey("system-supports-color-schemes") }
}
