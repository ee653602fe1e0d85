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

/// `GtkAccessibleState`. <https://docs.gtk.org/gtk4/enum.AccessibleState.html>
public enum AccessibleState: Enumeration, ValueConvertible {
    /// `GTK_ACCESSIBLE_STATE_BUSY`.
    case busy
    /// `GTK_ACCESSIBLE_STATE_CHECKED`.
    case checked
    /// `GTK_ACCESSIBLE_STATE_DISABLED`.
    case disabled
    /// `GTK_ACCESSIBLE_STATE_EXPANDED`.
    case expanded
    /// `GTK_ACCESSIBLE_STATE_HIDDEN`.
    case hidden
    /// `GTK_ACCESSIBLE_STATE_INVALID`.
    case invalid
    /// `GTK_ACCESSIBLE_STATE_PRESSED`.
    case pressed
    /// `GTK_ACCESSIBLE_STATE_SELECTED`.
    case selected
#if GTK_4_12
    /// `GTK_ACCESSIBLE_STATE_VISITED`.
    case visited
#endif
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .busy
        case 1: self = .checked
        case 2: self = .disabled
        case 3: self = .expanded
        case 4: self = .hidden
        case 5: self = .invalid
        case 6: self = .pressed
        case 7: self = .selected
#if GTK_4_12
        case 8: self = .visited
#endif
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .busy: 0
        case .checked: 1
        case .disabled: 2
        case .expanded: 3
        case .hidden: 4
        case .invalid: 5
        case .pressed: 6
        case .selected: 7
#if GTK_4_12
        case .visited: 8
#endif
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] {
        var all: [Self] = [.busy, .checked, .disabled, .expanded, .hidden, .invalid, .pressed, .selected]
#if GTK_4_12
        all += [.visited]
#endif
        return all
    }
    public static var gtype: UInt { gtk_accessible_state_get_type() }
}

extension AccessibleState {
    /// `gtk_accessible_state_init_value()`.
    @discardableResult
    public func initialValue() -> Value {
        var value = GValue()
        gtk_accessible_state_init_value(.init(rawValue: C.number(self)), &value)
        return Value(moving: value)
    }
}
