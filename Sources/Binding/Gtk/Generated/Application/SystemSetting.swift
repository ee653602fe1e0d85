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

/// `GtkSystemSetting`. <https://docs.gtk.org/gtk4/enum.SystemSetting.html>
public enum SystemSetting: Enumeration, ValueConvertible {
    /// `GTK_SYSTEM_SETTING_DPI`.
    case dpi
    /// `GTK_SYSTEM_SETTING_FONT_NAME`.
    case fontName
    /// `GTK_SYSTEM_SETTING_FONT_CONFIG`.
    case fontConfig
    /// `GTK_SYSTEM_SETTING_DISPLAY`.
    case display
    /// `GTK_SYSTEM_SETTING_ICON_THEME`.
    case iconTheme
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .dpi
        case 1: self = .fontName
        case 2: self = .fontConfig
        case 3: self = .display
        case 4: self = .iconTheme
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .dpi: 0
        case .fontName: 1
        case .fontConfig: 2
        case .display: 3
        case .iconTheme: 4
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.dpi, .fontName, .fontConfig, .display, .iconTheme] }
    public static var gtype: UInt { gtk_system_setting_get_type() }
}
