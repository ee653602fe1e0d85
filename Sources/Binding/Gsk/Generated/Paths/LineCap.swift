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
/// `GskLineCap`. <https://docs.gtk.org/gsk4/enum.LineCap.html>
public enum LineCap: Enumeration, ValueConvertible {
    /// `GSK_LINE_CAP_BUTT`.
    case butt
    /// `GSK_LINE_CAP_ROUND`.
    case round
    /// `GSK_LINE_CAP_SQUARE`.
    case square
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .butt
        case 1: self = .round
        case 2: self = .square
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .butt: 0
        case .round: 1
        case .square: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.butt, .round, .square] }
    public static var gtype: UInt { gsk_line_cap_get_type() }
}
#endif
