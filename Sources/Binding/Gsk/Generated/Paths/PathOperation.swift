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
/// `GskPathOperation`. <https://docs.gtk.org/gsk4/enum.PathOperation.html>
public enum PathOperation: Enumeration, ValueConvertible {
    /// `GSK_PATH_MOVE`.
    case move
    /// `GSK_PATH_CLOSE`.
    case close
    /// `GSK_PATH_LINE`.
    case line
    /// `GSK_PATH_QUAD`.
    case quad
    /// `GSK_PATH_CUBIC`.
    case cubic
    /// `GSK_PATH_CONIC`.
    case conic
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .move
        case 1: self = .close
        case 2: self = .line
        case 3: self = .quad
        case 4: self = .cubic
        case 5: self = .conic
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .move: 0
        case .close: 1
        case .line: 2
        case .quad: 3
        case .cubic: 4
        case .conic: 5
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.move, .close, .line, .quad, .cubic, .conic] }
    public static var gtype: UInt { gsk_path_operation_get_type() }
}
#endif
