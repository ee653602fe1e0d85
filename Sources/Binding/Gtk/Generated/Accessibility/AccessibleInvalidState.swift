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

/// `GtkAccessibleInvalidState`. <https://docs.gtk.org/gtk4/enum.AccessibleInvalidState.html>
public enum AccessibleInvalidState: Enumeration, ValueConvertible {
    /// `GTK_ACCESSIBLE_INVALID_FALSE`.
    case `false`
    /// `GTK_ACCESSIBLE_INVALID_TRUE`.
    case `true`
    /// `GTK_ACCESSIBLE_INVALID_GRAMMAR`.
    case grammar
    /// `GTK_ACCESSIBLE_INVALID_SPELLING`.
    case spelling
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .`false`
        case 1: self = .`true`
        case 2: self = .grammar
        case 3: self = .spelling
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .`false`: 0
        case .`true`: 1
        case .grammar: 2
        case .spelling: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.`false`, .`true`, .grammar, .spelling] }
    public static var gtype: UInt { gtk_accessible_invalid_state_get_type() }
}
