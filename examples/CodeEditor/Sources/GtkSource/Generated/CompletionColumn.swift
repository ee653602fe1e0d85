// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `GtkSourceCompletionColumn`.
public enum CompletionColumn: Enumeration, ValueConvertible {
    /// `GTK_SOURCE_COMPLETION_COLUMN_ICON`.
    case icon
    /// `GTK_SOURCE_COMPLETION_COLUMN_BEFORE`.
    case before
    /// `GTK_SOURCE_COMPLETION_COLUMN_TYPED_TEXT`.
    case typedText
    /// `GTK_SOURCE_COMPLETION_COLUMN_AFTER`.
    case after
    /// `GTK_SOURCE_COMPLETION_COLUMN_COMMENT`.
    case comment
    /// `GTK_SOURCE_COMPLETION_COLUMN_DETAILS`.
    case details
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .icon
        case 1: self = .before
        case 2: self = .typedText
        case 3: self = .after
        case 4: self = .comment
        case 5: self = .details
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .icon: 0
        case .before: 1
        case .typedText: 2
        case .after: 3
        case .comment: 4
        case .details: 5
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.icon, .before, .typedText, .after, .comment, .details] }
    public static var gtype: UInt { gtk_source_completion_column_get_type() }
}
