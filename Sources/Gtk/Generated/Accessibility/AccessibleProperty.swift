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

/// `GtkAccessibleProperty`. <https://docs.gtk.org/gtk4/enum.AccessibleProperty.html>
public enum AccessibleProperty: Int32, Enumeration, ValueConvertible {
    /// `GTK_ACCESSIBLE_PROPERTY_AUTOCOMPLETE`.
    case autocomplete = 0
    /// `GTK_ACCESSIBLE_PROPERTY_DESCRIPTION`.
    case description = 1
    /// `GTK_ACCESSIBLE_PROPERTY_HAS_POPUP`.
    case hasPopup = 2
    /// `GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS`.
    case keyShortcuts = 3
    /// `GTK_ACCESSIBLE_PROPERTY_LABEL`.
    case label = 4
    /// `GTK_ACCESSIBLE_PROPERTY_LEVEL`.
    case level = 5
    /// `GTK_ACCESSIBLE_PROPERTY_MODAL`.
    case modal = 6
    /// `GTK_ACCESSIBLE_PROPERTY_MULTI_LINE`.
    case multiLine = 7
    /// `GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE`.
    case multiSelectable = 8
    /// `GTK_ACCESSIBLE_PROPERTY_ORIENTATION`.
    case orientation = 9
    /// `GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER`.
    case placeholder = 10
    /// `GTK_ACCESSIBLE_PROPERTY_READ_ONLY`.
    case readOnly = 11
    /// `GTK_ACCESSIBLE_PROPERTY_REQUIRED`.
    case required = 12
    /// `GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION`.
    case roleDescription = 13
    /// `GTK_ACCESSIBLE_PROPERTY_SORT`.
    case sort = 14
    /// `GTK_ACCESSIBLE_PROPERTY_VALUE_MAX`.
    case valueMax = 15
    /// `GTK_ACCESSIBLE_PROPERTY_VALUE_MIN`.
    case valueMin = 16
    /// `GTK_ACCESSIBLE_PROPERTY_VALUE_NOW`.
    case valueNow = 17
    /// `GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT`.
    case valueText = 18
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
