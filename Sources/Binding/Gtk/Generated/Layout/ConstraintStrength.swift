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

/// `GtkConstraintStrength`. <https://docs.gtk.org/gtk4/enum.ConstraintStrength.html>
public enum ConstraintStrength: Enumeration, ValueConvertible {
    /// `GTK_CONSTRAINT_STRENGTH_REQUIRED`.
    case required
    /// `GTK_CONSTRAINT_STRENGTH_STRONG`.
    case strong
    /// `GTK_CONSTRAINT_STRENGTH_MEDIUM`.
    case medium
    /// `GTK_CONSTRAINT_STRENGTH_WEAK`.
    case weak
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 1001001000: self = .required
        case 1000000000: self = .strong
        case 1000: self = .medium
        case 1: self = .weak
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .required: 1001001000
        case .strong: 1000000000
        case .medium: 1000
        case .weak: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.required, .strong, .medium, .weak] }
    public static var gtype: UInt { gtk_constraint_strength_get_type() }
}
