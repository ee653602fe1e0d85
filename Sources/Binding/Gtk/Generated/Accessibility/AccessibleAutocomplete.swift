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

/// `GtkAccessibleAutocomplete`. <https://docs.gtk.org/gtk4/enum.AccessibleAutocomplete.html>
public enum AccessibleAutocomplete: Enumeration, ValueConvertible {
    /// `GTK_ACCESSIBLE_AUTOCOMPLETE_NONE`.
    case none
    /// `GTK_ACCESSIBLE_AUTOCOMPLETE_INLINE`.
    case inline
    /// `GTK_ACCESSIBLE_AUTOCOMPLETE_LIST`.
    case list
    /// `GTK_ACCESSIBLE_AUTOCOMPLETE_BOTH`.
    case both
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .inline
        case 2: self = .list
        case 3: self = .both
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .inline: 1
        case .list: 2
        case .both: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .inline, .list, .both] }
    public static var gtype: UInt { gtk_accessible_autocomplete_get_type() }
}
