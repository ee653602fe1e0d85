// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusMessageByteOrder`. <https://docs.gtk.org/gio/enum.DBusMessageByteOrder.html>
public enum DBusMessageByteOrder: Enumeration, ValueConvertible {
    /// `G_DBUS_MESSAGE_BYTE_ORDER_BIG_ENDIAN`.
    case bigEndian
    /// `G_DBUS_MESSAGE_BYTE_ORDER_LITTLE_ENDIAN`.
    case littleEndian
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 66: self = .bigEndian
        case 108: self = .littleEndian
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .bigEndian: 66
        case .littleEndian: 108
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.bigEndian, .littleEndian] }
    public static var gtype: UInt { g_dbus_message_byte_order_get_type() }
}
