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

/// `GtkCellRendererAccelMode`. <https://docs.gtk.org/gtk4/enum.CellRendererAccelMode.html>
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public enum CellRendererAccelMode: Enumeration, ValueConvertible {
    /// `GTK_CELL_RENDERER_ACCEL_MODE_GTK`.
    case gtk
    /// `GTK_CELL_RENDERER_ACCEL_MODE_OTHER`.
    case other
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .gtk
        case 1: self = .other
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .gtk: 0
        case .other: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.gtk, .other] }
    public static var gtype: UInt { gtk_cell_renderer_accel_mode_get_type() }
}
