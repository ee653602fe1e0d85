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

/// `GtkOrientation`. <https://docs.gtk.org/gtk4/enum.Orientation.html>
public enum Orientation: Enumeration, ValueConvertible {
    /// `GTK_ORIENTATION_HORIZONTAL`.
    case horizontal
    /// `GTK_ORIENTATION_VERTICAL`.
    case vertical
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .horizontal
        case 1: self = .vertical
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .horizontal: 0
        case .vertical: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.horizontal, .vertical] }
    public static var gtype: UInt { gtk_orientation_get_type() }
}
