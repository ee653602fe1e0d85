// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusMessageHeaderField`. <https://docs.gtk.org/gio/enum.DBusMessageHeaderField.html>
public enum DBusMessageHeaderField: Enumeration, ValueConvertible {
    /// `G_DBUS_MESSAGE_HEADER_FIELD_INVALID`.
    case invalid
    /// `G_DBUS_MESSAGE_HEADER_FIELD_PATH`.
    case path
    /// `G_DBUS_MESSAGE_HEADER_FIELD_INTERFACE`.
    case interface
    /// `G_DBUS_MESSAGE_HEADER_FIELD_MEMBER`.
    case member
    /// `G_DBUS_MESSAGE_HEADER_FIELD_ERROR_NAME`.
    case errorName
    /// `G_DBUS_MESSAGE_HEADER_FIELD_REPLY_SERIAL`.
    case replySerial
    /// `G_DBUS_MESSAGE_HEADER_FIELD_DESTINATION`.
    case destination
    /// `G_DBUS_MESSAGE_HEADER_FIELD_SENDER`.
    case sender
    /// `G_DBUS_MESSAGE_HEADER_FIELD_SIGNATURE`.
    case signature
    /// `G_DBUS_MESSAGE_HEADER_FIELD_NUM_UNIX_FDS`.
    case numUnixFds
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .invalid
        case 1: self = .path
        case 2: self = .interface
        case 3: self = .member
        case 4: self = .errorName
        case 5: self = .replySerial
        case 6: self = .destination
        case 7: self = .sender
        case 8: self = .signature
        case 9: self = .numUnixFds
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .invalid: 0
        case .path: 1
        case .interface: 2
        case .member: 3
        case .errorName: 4
        case .replySerial: 5
        case .destination: 6
        case .sender: 7
        case .signature: 8
        case .numUnixFds: 9
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.invalid, .path, .interface, .member, .errorName, .replySerial, .destination, .sender, .signature, .numUnixFds] }
    public static var gtype: UInt { g_dbus_message_header_field_get_type() }
}
