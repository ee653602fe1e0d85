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

/// `GtkScrollType`. <https://docs.gtk.org/gtk4/enum.ScrollType.html>
public enum ScrollType: Enumeration, ValueConvertible {
    /// `GTK_SCROLL_NONE`.
    case none
    /// `GTK_SCROLL_JUMP`.
    case jump
    /// `GTK_SCROLL_STEP_BACKWARD`.
    case stepBackward
    /// `GTK_SCROLL_STEP_FORWARD`.
    case stepForward
    /// `GTK_SCROLL_PAGE_BACKWARD`.
    case pageBackward
    /// `GTK_SCROLL_PAGE_FORWARD`.
    case pageForward
    /// `GTK_SCROLL_STEP_UP`.
    case stepUp
    /// `GTK_SCROLL_STEP_DOWN`.
    case stepDown
    /// `GTK_SCROLL_PAGE_UP`.
    case pageUp
    /// `GTK_SCROLL_PAGE_DOWN`.
    case pageDown
    /// `GTK_SCROLL_STEP_LEFT`.
    case stepLeft
    /// `GTK_SCROLL_STEP_RIGHT`.
    case stepRight
    /// `GTK_SCROLL_PAGE_LEFT`.
    case pageLeft
    /// `GTK_SCROLL_PAGE_RIGHT`.
    case pageRight
    /// `GTK_SCROLL_START`.
    case start
    /// `GTK_SCROLL_END`.
    case end
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .jump
        case 2: self = .stepBackward
        case 3: self = .stepForward
        case 4: self = .pageBackward
        case 5: self = .pageForward
        case 6: self = .stepUp
        case 7: self = .stepDown
        case 8: self = .pageUp
        case 9: self = .pageDown
        case 10: self = .stepLeft
        case 11: self = .stepRight
        case 12: self = .pageLeft
        case 13: self = .pageRight
        case 14: self = .start
        case 15: self = .end
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .jump: 1
        case .stepBackward: 2
        case .stepForward: 3
        case .pageBackward: 4
        case .pageForward: 5
        case .stepUp: 6
        case .stepDown: 7
        case .pageUp: 8
        case .pageDown: 9
        case .stepLeft: 10
        case .stepRight: 11
        case .pageLeft: 12
        case .pageRight: 13
        case .start: 14
        case .end: 15
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .jump, .stepBackward, .stepForward, .pageBackward, .pageForward, .stepUp, .stepDown, .pageUp, .pageDown, .stepLeft, .stepRight, .pageLeft, .pageRight, .start, .end] }
    public static var gtype: UInt { gtk_scroll_type_get_type() }
}
