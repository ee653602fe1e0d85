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

/// `GtkJustification`. <https://docs.gtk.org/gtk4/enum.Justification.html>
public enum Justification: Enumeration, ValueConvertible {
    /// `GTK_JUSTIFY_LEFT`.
    case left
    /// `GTK_JUSTIFY_RIGHT`.
    case right
    /// `GTK_JUSTIFY_CENTER`.
    case center
    /// `GTK_JUSTIFY_FILL`.
    case fill
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .left
        case 1: self = .right
        case 2: self = .center
        case 3: self = .fill
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .left: 0
        case .right: 1
        case .center: 2
        case .fill: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.left, .right, .center, .fill] }
    public static var gtype: UInt { gtk_justification_get_type() }
}
