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

/// `GtkConstraintRelation`. <https://docs.gtk.org/gtk4/enum.ConstraintRelation.html>
public enum ConstraintRelation: Enumeration, ValueConvertible {
    /// `GTK_CONSTRAINT_RELATION_LE`.
    case le
    /// `GTK_CONSTRAINT_RELATION_EQ`.
    case eq
    /// `GTK_CONSTRAINT_RELATION_GE`.
    case ge
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case -1: self = .le
        case 0: self = .eq
        case 1: self = .ge
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .le: -1
        case .eq: 0
        case .ge: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.le, .eq, .ge] }
    public static var gtype: UInt { gtk_constraint_relation_get_type() }
}
