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

/// `GtkSourceViewGutterPosition`.
public enum ViewGutterPosition: Enumeration, ValueConvertible {
    /// `GTK_SOURCE_VIEW_GUTTER_POSITION_LINES`.
    case lines
    /// `GTK_SOURCE_VIEW_GUTTER_POSITION_MARKS`.
    case marks
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case -30: self = .lines
        case -20: self = .marks
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .lines: -30
        case .marks: -20
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.lines, .marks] }
    public static var gtype: UInt { gtk_source_view_gutter_position_get_type() }
}
