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

/// `GtkPackType`. <https://docs.gtk.org/gtk4/enum.PackType.html>
public enum PackType: Enumeration, ValueConvertible {
    /// `GTK_PACK_START`.
    case start
    /// `GTK_PACK_END`.
    case end
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .start
        case 1: self = .end
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .start: 0
        case .end: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.start, .end] }
    public static var gtype: UInt { gtk_pack_type_get_type() }
}
