// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Gsk
import Pango

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
