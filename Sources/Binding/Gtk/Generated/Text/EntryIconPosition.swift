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

/// `GtkEntryIconPosition`. <https://docs.gtk.org/gtk4/enum.EntryIconPosition.html>
public enum EntryIconPosition: Enumeration, ValueConvertible {
    /// `GTK_ENTRY_ICON_PRIMARY`.
    case primary
    /// `GTK_ENTRY_ICON_SECONDARY`.
    case secondary
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .primary
        case 1: self = .secondary
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .primary: 0
        case .secondary: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.primary, .secondary] }
    public static var gtype: UInt { gtk_entry_icon_position_get_type() }
}
