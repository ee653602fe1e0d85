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

/// `GtkIconThemeError`. <https://docs.gtk.org/gtk4/error.IconThemeError.html>
public enum IconThemeError: ErrorCode, ValueConvertible {
    /// `GTK_ICON_THEME_NOT_FOUND`.
    case notFound
    /// `GTK_ICON_THEME_FAILED`.
    case failed
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .notFound
        case 1: self = .failed
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .notFound: 0
        case .failed: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.notFound, .failed] }
    public static var gtype: UInt { gtk_icon_theme_error_get_type() }
    public static var domain: String { "gtk-icon-theme-error-quark" }
}
