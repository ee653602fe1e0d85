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

#if GTK_4_16
/// `GtkFontRendering`. <https://docs.gtk.org/gtk4/enum.FontRendering.html>
public enum FontRendering: Enumeration, ValueConvertible {
    /// `GTK_FONT_RENDERING_AUTOMATIC`.
    case automatic
    /// `GTK_FONT_RENDERING_MANUAL`.
    case manual
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .automatic
        case 1: self = .manual
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .automatic: 0
        case .manual: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.automatic, .manual] }
    public static var gtype: UInt { gtk_font_rendering_get_type() }
}
#endif
