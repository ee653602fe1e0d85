// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDataStreamByteOrder`. <https://docs.gtk.org/gio/enum.DataStreamByteOrder.html>
public enum DataStreamByteOrder: Enumeration, ValueConvertible {
    /// `G_DATA_STREAM_BYTE_ORDER_BIG_ENDIAN`.
    case bigEndian
    /// `G_DATA_STREAM_BYTE_ORDER_LITTLE_ENDIAN`.
    case littleEndian
    /// `G_DATA_STREAM_BYTE_ORDER_HOST_ENDIAN`.
    case hostEndian
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .bigEndian
        case 1: self = .littleEndian
        case 2: self = .hostEndian
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .bigEndian: 0
        case .littleEndian: 1
        case .hostEndian: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.bigEndian, .littleEndian, .hostEndian] }
    public static var gtype: UInt { g_data_stream_byte_order_get_type() }
}
