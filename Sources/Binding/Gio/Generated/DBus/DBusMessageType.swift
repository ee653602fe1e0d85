// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusMessageType`. <https://docs.gtk.org/gio/enum.DBusMessageType.html>
public enum DBusMessageType: Enumeration, ValueConvertible {
    /// `G_DBUS_MESSAGE_TYPE_INVALID`.
    case invalid
    /// `G_DBUS_MESSAGE_TYPE_METHOD_CALL`.
    case methodCall
    /// `G_DBUS_MESSAGE_TYPE_METHOD_RETURN`.
    case methodReturn
    /// `G_DBUS_MESSAGE_TYPE_ERROR`.
    case error
    /// `G_DBUS_MESSAGE_TYPE_SIGNAL`.
    case signal
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .invalid
        case 1: self = .methodCall
        case 2: self = .methodReturn
        case 3: self = .error
        case 4: self = .signal
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .invalid: 0
        case .methodCall: 1
        case .methodReturn: 2
        case .error: 3
        case .signal: 4
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.invalid, .methodCall, .methodReturn, .error, .signal] }
    public static var gtype: UInt { g_dbus_message_type_get_type() }
}
