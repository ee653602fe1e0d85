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

/// `GtkConstraintAttribute`. <https://docs.gtk.org/gtk4/enum.ConstraintAttribute.html>
public enum ConstraintAttribute: Enumeration, ValueConvertible {
    /// `GTK_CONSTRAINT_ATTRIBUTE_NONE`.
    case none
    /// `GTK_CONSTRAINT_ATTRIBUTE_LEFT`.
    case left
    /// `GTK_CONSTRAINT_ATTRIBUTE_RIGHT`.
    case right
    /// `GTK_CONSTRAINT_ATTRIBUTE_TOP`.
    case top
    /// `GTK_CONSTRAINT_ATTRIBUTE_BOTTOM`.
    case bottom
    /// `GTK_CONSTRAINT_ATTRIBUTE_START`.
    case start
    /// `GTK_CONSTRAINT_ATTRIBUTE_END`.
    case end
    /// `GTK_CONSTRAINT_ATTRIBUTE_WIDTH`.
    case width
    /// `GTK_CONSTRAINT_ATTRIBUTE_HEIGHT`.
    case height
    /// `GTK_CONSTRAINT_ATTRIBUTE_CENTER_X`.
    case centerX
    /// `GTK_CONSTRAINT_ATTRIBUTE_CENTER_Y`.
    case centerY
    /// `GTK_CONSTRAINT_ATTRIBUTE_BASELINE`.
    case baseline
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .left
        case 2: self = .right
        case 3: self = .top
        case 4: self = .bottom
        case 5: self = .start
        case 6: self = .end
        case 7: self = .width
        case 8: self = .height
        case 9: self = .centerX
        case 10: self = .centerY
        case 11: self = .baseline
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .left: 1
        case .right: 2
        case .top: 3
        case .bottom: 4
        case .start: 5
        case .end: 6
        case .width: 7
        case .height: 8
        case .centerX: 9
        case .centerY: 10
        case .baseline: 11
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .left, .right, .top, .bottom, .start, .end, .width, .height, .centerX, .centerY, .baseline] }
    public static var gtype: UInt { gtk_constraint_attribute_get_type() }
}
