// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkKeyMatch`. <https://docs.gtk.org/gdk4/enum.KeyMatch.html>
public enum KeyMatch: Enumeration, ValueConvertible {
    /// `GDK_KEY_MATCH_NONE`.
    case none
    /// `GDK_KEY_MATCH_PARTIAL`.
    case partial
    /// `GDK_KEY_MATCH_EXACT`.
    case exact
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .partial
        case 2: self = .exact
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .partial: 1
        case .exact: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .partial, .exact] }
    public static var gtype: UInt { gdk_key_match_get_type() }
}
