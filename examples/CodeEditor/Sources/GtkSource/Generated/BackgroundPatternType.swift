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

/// `GtkSourceBackgroundPatternType`.
public enum BackgroundPatternType: Enumeration, ValueConvertible {
    /// `GTK_SOURCE_BACKGROUND_PATTERN_TYPE_NONE`.
    case none
    /// `GTK_SOURCE_BACKGROUND_PATTERN_TYPE_GRID`.
    case grid
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .grid
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .grid: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .grid] }
    public static var gtype: UInt { gtk_source_background_pattern_type_get_type() }
}
