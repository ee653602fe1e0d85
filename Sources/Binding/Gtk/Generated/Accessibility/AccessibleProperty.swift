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

/// `GtkAccessibleProperty`. <https://docs.gtk.org/gtk4/enum.AccessibleProperty.html>
public enum AccessibleProperty: Enumeration, ValueConvertible {
    /// `GTK_ACCESSIBLE_PROPERTY_AUTOCOMPLETE`.
    case autocomplete
    /// `GTK_ACCESSIBLE_PROPERTY_DESCRIPTION`.
    case description
    /// `GTK_ACCESSIBLE_PROPERTY_HAS_POPUP`.
    case hasPopup
    /// `GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS`.
    case keyShortcuts
    /// `GTK_ACCESSIBLE_PROPERTY_LABEL`.
    case label
    /// `GTK_ACCESSIBLE_PROPERTY_LEVEL`.
    case level
    /// `GTK_ACCESSIBLE_PROPERTY_MODAL`.
    case modal
    /// `GTK_ACCESSIBLE_PROPERTY_MULTI_LINE`.
    case multiLine
    /// `GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE`.
    case multiSelectable
    /// `GTK_ACCESSIBLE_PROPERTY_ORIENTATION`.
    case orientation
    /// `GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER`.
    case placeholder
    /// `GTK_ACCESSIBLE_PROPERTY_READ_ONLY`.
    case readOnly
    /// `GTK_ACCESSIBLE_PROPERTY_REQUIRED`.
    case required
    /// `GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION`.
    case roleDescription
    /// `GTK_ACCESSIBLE_PROPERTY_SORT`.
    case sort
    /// `GTK_ACCESSIBLE_PROPERTY_VALUE_MAX`.
    case valueMax
    /// `GTK_ACCESSIBLE_PROPERTY_VALUE_MIN`.
    case valueMin
    /// `GTK_ACCESSIBLE_PROPERTY_VALUE_NOW`.
    case valueNow
    /// `GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT`.
    case valueText
#if GTK_4_16
    /// `GTK_ACCESSIBLE_PROPERTY_HELP_TEXT`.
    case helpText
#endif
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .autocomplete
        case 1: self = .description
        case 2: self = .hasPopup
        case 3: self = .keyShortcuts
        case 4: self = .label
        case 5: self = .level
        case 6: self = .modal
        case 7: self = .multiLine
        case 8: self = .multiSelectable
        case 9: self = .orientation
        case 10: self = .placeholder
        case 11: self = .readOnly
        case 12: self = .required
        case 13: self = .roleDescription
        case 14: self = .sort
        case 15: self = .valueMax
        case 16: self = .valueMin
        case 17: self = .valueNow
        case 18: self = .valueText
#if GTK_4_16
        case 19: self = .helpText
#endif
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .autocomplete: 0
        case .description: 1
        case .hasPopup: 2
        case .keyShortcuts: 3
        case .label: 4
        case .level: 5
        case .modal: 6
        case .multiLine: 7
        case .multiSelectable: 8
        case .orientation: 9
        case .placeholder: 10
        case .readOnly: 11
        case .required: 12
        case .roleDescription: 13
        case .sort: 14
        case .valueMax: 15
        case .valueMin: 16
        case .valueNow: 17
        case .valueText: 18
#if GTK_4_16
        case .helpText: 19
#endif
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] {
        var all: [Self] = [.autocomplete, .description, .hasPopup, .keyShortcuts, .label, .level, .modal, .multiLine, .multiSelectable, .orientation, .placeholder, .readOnly, .required, .roleDescription, .sort, .valueMax, .valueMin, .valueNow, .valueText]
#if GTK_4_16
        all += [.helpText]
#endif
        return all
    }
    public static var gtype: UInt { gtk_accessible_property_get_type() }
}

extension AccessibleProperty {
    /// `gtk_accessible_property_init_value()`.
    @discardableResult
    public func initialValue() -> Value {
        var value = GValue()
        gtk_accessible_property_init_value(.init(rawValue: C.number(self)), &value)
        return Value(moving: value)
    }
}
