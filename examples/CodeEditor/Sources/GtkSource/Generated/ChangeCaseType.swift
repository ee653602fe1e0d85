// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
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

/// `GtkSourceChangeCaseType`.
public enum ChangeCaseType: Enumeration, ValueConvertible {
    /// `GTK_SOURCE_CHANGE_CASE_LOWER`.
    case lower
    /// `GTK_SOURCE_CHANGE_CASE_UPPER`.
    case upper
    /// `GTK_SOURCE_CHANGE_CASE_TOGGLE`.
    case toggle
    /// `GTK_SOURCE_CHANGE_CASE_TITLE`.
    case title
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .lower
        case 1: self = .upper
        case 2: self = .toggle
        case 3: self = .title
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .lower: 0
        case .upper: 1
        case .toggle: 2
        case .title: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.lower, .upper, .toggle, .title] }
    public static var gtype: UInt { gtk_source_change_case_type_get_type() }
}
