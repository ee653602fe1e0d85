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

#if GTK_4_14
/// `GtkAccessibleTextContentChange`. <https://docs.gtk.org/gtk4/enum.AccessibleTextContentChange.html>
public enum AccessibleTextContentChange: Enumeration, ValueConvertible {
    /// `GTK_ACCESSIBLE_TEXT_CONTENT_CHANGE_INSERT`.
    case insert
    /// `GTK_ACCESSIBLE_TEXT_CONTENT_CHANGE_REMOVE`.
    case remove
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .insert
        case 1: self = .remove
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .insert: 0
        case .remove: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.insert, .remove] }
    public static var gtype: UInt { gtk_accessible_text_content_change_get_type() }
}
#endif
