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

/// `GtkTextWindowType`. <https://docs.gtk.org/gtk4/enum.TextWindowType.html>
public enum TextWindowType: Enumeration, ValueConvertible {
    /// `GTK_TEXT_WINDOW_WIDGET`.
    case widget
    /// `GTK_TEXT_WINDOW_TEXT`.
    case text
    /// `GTK_TEXT_WINDOW_LEFT`.
    case left
    /// `GTK_TEXT_WINDOW_RIGHT`.
    case right
    /// `GTK_TEXT_WINDOW_TOP`.
    case top
    /// `GTK_TEXT_WINDOW_BOTTOM`.
    case bottom
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 1: self = .widget
        case 2: self = .text
        case 3: self = .left
        case 4: self = .right
        case 5: self = .top
        case 6: self = .bottom
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .widget: 1
        case .text: 2
        case .left: 3
        case .right: 4
        case .top: 5
        case .bottom: 6
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.widget, .text, .left, .right, .top, .bottom] }
    public static var gtype: UInt { gtk_text_window_type_get_type() }
}
