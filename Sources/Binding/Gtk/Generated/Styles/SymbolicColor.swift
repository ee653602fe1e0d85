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

/// `GtkSymbolicColor`. <https://docs.gtk.org/gtk4/enum.SymbolicColor.html>
public enum SymbolicColor: Enumeration, ValueConvertible {
    /// `GTK_SYMBOLIC_COLOR_FOREGROUND`.
    case foreground
    /// `GTK_SYMBOLIC_COLOR_ERROR`.
    case error
    /// `GTK_SYMBOLIC_COLOR_WARNING`.
    case warning
    /// `GTK_SYMBOLIC_COLOR_SUCCESS`.
    case success
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .foreground
        case 1: self = .error
        case 2: self = .warning
        case 3: self = .success
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .foreground: 0
        case .error: 1
        case .warning: 2
        case .success: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.foreground, .error, .warning, .success] }
    public static var gtype: UInt { gtk_symbolic_color_get_type() }
}
