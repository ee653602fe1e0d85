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
/// `GskPathDirection`. <https://docs.gtk.org/gsk4/enum.PathDirection.html>
public enum PathDirection: Enumeration, ValueConvertible {
    /// `GSK_PATH_FROM_START`.
    case fromStart
    /// `GSK_PATH_TO_START`.
    case toStart
    /// `GSK_PATH_TO_END`.
    case toEnd
    /// `GSK_PATH_FROM_END`.
    case fromEnd
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .fromStart
        case 1: self = .toStart
        case 2: self = .toEnd
        case 3: self = .fromEnd
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .fromStart: 0
        case .toStart: 1
        case .toEnd: 2
        case .fromEnd: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.fromStart, .toStart, .toEnd, .fromEnd] }
    public static var gtype: UInt { gsk_path_direction_get_type() }
}
#endif
