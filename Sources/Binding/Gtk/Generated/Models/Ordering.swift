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

/// `GtkOrdering`. <https://docs.gtk.org/gtk4/enum.Ordering.html>
public enum Ordering: Enumeration, ValueConvertible {
    /// `GTK_ORDERING_SMALLER`.
    case smaller
    /// `GTK_ORDERING_EQUAL`.
    case equal
    /// `GTK_ORDERING_LARGER`.
    case larger
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case -1: self = .smaller
        case 0: self = .equal
        case 1: self = .larger
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .smaller: -1
        case .equal: 0
        case .larger: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.smaller, .equal, .larger] }
    public static var gtype: UInt { gtk_ordering_get_type() }
}

extension Ordering {
    /// `gtk_ordering_from_cmpfunc()`.
    public static func fromCmpfunc(_ cmpfuncResult: Int) -> Ordering {
        C.enumeration(gtk_ordering_from_cmpfunc(C.gint(cmpfuncResult)).rawValue)
    }
}
