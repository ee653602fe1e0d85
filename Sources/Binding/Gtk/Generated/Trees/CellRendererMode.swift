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

/// `GtkCellRendererMode`. <https://docs.gtk.org/gtk4/enum.CellRendererMode.html>
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public enum CellRendererMode: Enumeration, ValueConvertible {
    /// `GTK_CELL_RENDERER_MODE_INERT`.
    case inert
    /// `GTK_CELL_RENDERER_MODE_ACTIVATABLE`.
    case activatable
    /// `GTK_CELL_RENDERER_MODE_EDITABLE`.
    case editable
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .inert
        case 1: self = .activatable
        case 2: self = .editable
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .inert: 0
        case .activatable: 1
        case .editable: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.inert, .activatable, .editable] }
    public static var gtype: UInt { gtk_cell_renderer_mode_get_type() }
}
