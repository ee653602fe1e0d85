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

/// `GtkSourceGutterRendererAlignmentMode`.
public enum GutterRendererAlignmentMode: Enumeration, ValueConvertible {
    /// `GTK_SOURCE_GUTTER_RENDERER_ALIGNMENT_MODE_CELL`.
    case cell
    /// `GTK_SOURCE_GUTTER_RENDERER_ALIGNMENT_MODE_FIRST`.
    case first
    /// `GTK_SOURCE_GUTTER_RENDERER_ALIGNMENT_MODE_LAST`.
    case last
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .cell
        case 1: self = .first
        case 2: self = .last
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .cell: 0
        case .first: 1
        case .last: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.cell, .first, .last] }
    public static var gtype: UInt { gtk_source_gutter_renderer_alignment_mode_get_type() }
}
