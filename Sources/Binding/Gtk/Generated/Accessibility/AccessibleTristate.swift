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

/// `GtkAccessibleTristate`. <https://docs.gtk.org/gtk4/enum.AccessibleTristate.html>
public enum AccessibleTristate: Enumeration, ValueConvertible {
    /// `GTK_ACCESSIBLE_TRISTATE_FALSE`.
    case `false`
    /// `GTK_ACCESSIBLE_TRISTATE_TRUE`.
    case `true`
    /// `GTK_ACCESSIBLE_TRISTATE_MIXED`.
    case mixed
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .`false`
        case 1: self = .`true`
        case 2: self = .mixed
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .`false`: 0
        case .`true`: 1
        case .mixed: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.`false`, .`true`, .mixed] }
    public static var gtype: UInt { gtk_accessible_tristate_get_type() }
}
