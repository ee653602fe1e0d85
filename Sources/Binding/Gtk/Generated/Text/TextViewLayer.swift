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

/// `GtkTextViewLayer`. <https://docs.gtk.org/gtk4/enum.TextViewLayer.html>
public enum TextViewLayer: Enumeration, ValueConvertible {
    /// `GTK_TEXT_VIEW_LAYER_BELOW_TEXT`.
    case belowText
    /// `GTK_TEXT_VIEW_LAYER_ABOVE_TEXT`.
    case aboveText
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .belowText
        case 1: self = .aboveText
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .belowText: 0
        case .aboveText: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.belowText, .aboveText] }
    public static var gtype: UInt { gtk_text_view_layer_get_type() }
}
