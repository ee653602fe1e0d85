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

/// `GtkStackTransitionType`. <https://docs.gtk.org/gtk4/enum.StackTransitionType.html>
public enum StackTransitionType: Enumeration, ValueConvertible {
    /// `GTK_STACK_TRANSITION_TYPE_NONE`.
    case none
    /// `GTK_STACK_TRANSITION_TYPE_CROSSFADE`.
    case crossfade
    /// `GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT`.
    case slideRight
    /// `GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT`.
    case slideLeft
    /// `GTK_STACK_TRANSITION_TYPE_SLIDE_UP`.
    case slideUp
    /// `GTK_STACK_TRANSITION_TYPE_SLIDE_DOWN`.
    case slideDown
    /// `GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT`.
    case slideLeftRight
    /// `GTK_STACK_TRANSITION_TYPE_SLIDE_UP_DOWN`.
    case slideUpDown
    /// `GTK_STACK_TRANSITION_TYPE_OVER_UP`.
    case overUp
    /// `GTK_STACK_TRANSITION_TYPE_OVER_DOWN`.
    case overDown
    /// `GTK_STACK_TRANSITION_TYPE_OVER_LEFT`.
    case overLeft
    /// `GTK_STACK_TRANSITION_TYPE_OVER_RIGHT`.
    case overRight
    /// `GTK_STACK_TRANSITION_TYPE_UNDER_UP`.
    case underUp
    /// `GTK_STACK_TRANSITION_TYPE_UNDER_DOWN`.
    case underDown
    /// `GTK_STACK_TRANSITION_TYPE_UNDER_LEFT`.
    case underLeft
    /// `GTK_STACK_TRANSITION_TYPE_UNDER_RIGHT`.
    case underRight
    /// `GTK_STACK_TRANSITION_TYPE_OVER_UP_DOWN`.
    case overUpDown
    /// `GTK_STACK_TRANSITION_TYPE_OVER_DOWN_UP`.
    case overDownUp
    /// `GTK_STACK_TRANSITION_TYPE_OVER_LEFT_RIGHT`.
    case overLeftRight
    /// `GTK_STACK_TRANSITION_TYPE_OVER_RIGHT_LEFT`.
    case overRightLeft
    /// `GTK_STACK_TRANSITION_TYPE_ROTATE_LEFT`.
    case rotateLeft
    /// `GTK_STACK_TRANSITION_TYPE_ROTATE_RIGHT`.
    case rotateRight
    /// `GTK_STACK_TRANSITION_TYPE_ROTATE_LEFT_RIGHT`.
    case rotateLeftRight
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .crossfade
        case 2: self = .slideRight
        case 3: self = .slideLeft
        case 4: self = .slideUp
        case 5: self = .slideDown
        case 6: self = .slideLeftRight
        case 7: self = .slideUpDown
        case 8: self = .overUp
        case 9: self = .overDown
        case 10: self = .overLeft
        case 11: self = .overRight
        case 12: self = .underUp
        case 13: self = .underDown
        case 14: self = .underLeft
        case 15: self = .underRight
        case 16: self = .overUpDown
        case 17: self = .overDownUp
        case 18: self = .overLeftRight
        case 19: self = .overRightLeft
        case 20: self = .rotateLeft
        case 21: self = .rotateRight
        case 22: self = .rotateLeftRight
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .crossfade: 1
        case .slideRight: 2
        case .slideLeft: 3
        case .slideUp: 4
        case .slideDown: 5
        case .slideLeftRight: 6
        case .slideUpDown: 7
        case .overUp: 8
        case .overDown: 9
        case .overLeft: 10
        case .overRight: 11
        case .underUp: 12
        case .underDown: 13
        case .underLeft: 14
        case .underRight: 15
        case .overUpDown: 16
        case .overDownUp: 17
        case .overLeftRight: 18
        case .overRightLeft: 19
        case .rotateLeft: 20
        case .rotateRight: 21
        case .rotateLeftRight: 22
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .crossfade, .slideRight, .slideLeft, .slideUp, .slideDown, .slideLeftRight, .slideUpDown, .overUp, .overDown, .overLeft, .overRight, .underUp, .underDown, .underLeft, .underRight, .overUpDown, .overDownUp, .overLeftRight, .overRightLeft, .rotateLeft, .rotateRight, .rotateLeftRight] }
    public static var gtype: UInt { gtk_stack_transition_type_get_type() }
}
