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

/// `GtkPropagationLimit`. <https://docs.gtk.org/gtk4/enum.PropagationLimit.html>
public enum PropagationLimit: Enumeration, ValueConvertible {
    /// `GTK_LIMIT_NONE`.
    case none
    /// `GTK_LIMIT_SAME_NATIVE`.
    case sameNative
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .sameNative
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .sameNative: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .sameNative] }
    public static var gtype: UInt { gtk_propagation_limit_get_type() }
}
