// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDataStreamNewlineType`. <https://docs.gtk.org/gio/enum.DataStreamNewlineType.html>
public enum DataStreamNewlineType: Enumeration, ValueConvertible {
    /// `G_DATA_STREAM_NEWLINE_TYPE_LF`.
    case lf
    /// `G_DATA_STREAM_NEWLINE_TYPE_CR`.
    case cr
    /// `G_DATA_STREAM_NEWLINE_TYPE_CR_LF`.
    case crLf
    /// `G_DATA_STREAM_NEWLINE_TYPE_ANY`.
    case any
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .lf
        case 1: self = .cr
        case 2: self = .crLf
        case 3: self = .any
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .lf: 0
        case .cr: 1
        case .crLf: 2
        case .any: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.lf, .cr, .crLf, .any] }
    public static var gtype: UInt { g_data_stream_newline_type_get_type() }
}
