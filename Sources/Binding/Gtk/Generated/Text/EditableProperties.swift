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

/// `GtkEditableProperties`. <https://docs.gtk.org/gtk4/enum.EditableProperties.html>
public enum EditableProperties: Enumeration, ValueConvertible {
    /// `GTK_EDITABLE_PROP_TEXT`.
    case propText
    /// `GTK_EDITABLE_PROP_CURSOR_POSITION`.
    case propCursorPosition
    /// `GTK_EDITABLE_PROP_SELECTION_BOUND`.
    case propSelectionBound
    /// `GTK_EDITABLE_PROP_EDITABLE`.
    case propEditable
    /// `GTK_EDITABLE_PROP_WIDTH_CHARS`.
    case propWidthChars
    /// `GTK_EDITABLE_PROP_MAX_WIDTH_CHARS`.
    case propMaxWidthChars
    /// `GTK_EDITABLE_PROP_XALIGN`.
    case propXalign
    /// `GTK_EDITABLE_PROP_ENABLE_UNDO`.
    case propEnableUndo
    /// `GTK_EDITABLE_NUM_PROPERTIES`.
    case numProperties
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .propText
        case 1: self = .propCursorPosition
        case 2: self = .propSelectionBound
        case 3: self = .propEditable
        case 4: self = .propWidthChars
        case 5: self = .propMaxWidthChars
        case 6: self = .propXalign
        case 7: self = .propEnableUndo
        case 8: self = .numProperties
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .propText: 0
        case .propCursorPosition: 1
        case .propSelectionBound: 2
        case .propEditable: 3
        case .propWidthChars: 4
        case .propMaxWidthChars: 5
        case .propXalign: 6
        case .propEnableUndo: 7
        case .numProperties: 8
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.propText, .propCursorPosition, .propSelectionBound, .propEditable, .propWidthChars, .propMaxWidthChars, .propXalign, .propEnableUndo, .numProperties] }
    public static var gtype: UInt { gtk_editable_properties_get_type() }
}
