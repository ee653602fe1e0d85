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
@_spi(Binding) import Pango

#if GTK_4_14
/// `GskLineJoin`. <https://docs.gtk.org/gsk4/enum.LineJoin.html>
public enum LineJoin: Enumeration, ValueConvertible {
    /// `GSK_LINE_JOIN_MITER`.
    case miter
    /// `GSK_LINE_JOIN_ROUND`.
    case round
    /// `GSK_LINE_JOIN_BEVEL`.
    case bevel
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .miter
        case 1: self = .round
        case 2: self = .bevel
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .miter: 0
        case .round: 1
        case .bevel: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.miter, .round, .bevel] }
    public static var gtype: UInt { gsk_line_join_get_type() }
}
#endif
