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

/// `GtkSpinType`. <https://docs.gtk.org/gtk4/enum.SpinType.html>
public enum SpinType: Enumeration, ValueConvertible {
    /// `GTK_SPIN_STEP_FORWARD`.
    case stepForward
    /// `GTK_SPIN_STEP_BACKWARD`.
    case stepBackward
    /// `GTK_SPIN_PAGE_FORWARD`.
    case pageForward
    /// `GTK_SPIN_PAGE_BACKWARD`.
    case pageBackward
    /// `GTK_SPIN_HOME`.
    case home
    /// `GTK_SPIN_END`.
    case end
    /// `GTK_SPIN_USER_DEFINED`.
    case userDefined
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .stepForward
        case 1: self = .stepBackward
        case 2: self = .pageForward
        case 3: self = .pageBackward
        case 4: self = .home
        case 5: self = .end
        case 6: self = .userDefined
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .stepForward: 0
        case .stepBackward: 1
        case .pageForward: 2
        case .pageBackward: 3
        case .home: 4
        case .end: 5
        case .userDefined: 6
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.stepForward, .stepBackward, .pageForward, .pageBackward, .home, .end, .userDefined] }
    public static var gtype: UInt { gtk_spin_type_get_type() }
}
