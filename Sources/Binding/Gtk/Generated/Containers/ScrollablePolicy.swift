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

/// `GtkScrollablePolicy`. <https://docs.gtk.org/gtk4/enum.ScrollablePolicy.html>
public enum ScrollablePolicy: Enumeration, ValueConvertible {
    /// `GTK_SCROLL_MINIMUM`.
    case minimum
    /// `GTK_SCROLL_NATURAL`.
    case natural
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .minimum
        case 1: self = .natural
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .minimum: 0
        case .natural: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.minimum, .natural] }
    public static var gtype: UInt { gtk_scrollable_policy_get_type() }
}
