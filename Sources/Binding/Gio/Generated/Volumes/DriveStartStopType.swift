// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDriveStartStopType`. <https://docs.gtk.org/gio/enum.DriveStartStopType.html>
public enum DriveStartStopType: Enumeration, ValueConvertible {
    /// `G_DRIVE_START_STOP_TYPE_UNKNOWN`.
    case unknown
    /// `G_DRIVE_START_STOP_TYPE_SHUTDOWN`.
    case shutdown
    /// `G_DRIVE_START_STOP_TYPE_NETWORK`.
    case network
    /// `G_DRIVE_START_STOP_TYPE_MULTIDISK`.
    case multidisk
    /// `G_DRIVE_START_STOP_TYPE_PASSWORD`.
    case password
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .shutdown
        case 2: self = .network
        case 3: self = .multidisk
        case 4: self = .password
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .shutdown: 1
        case .network: 2
        case .multidisk: 3
        case .password: 4
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.unknown, .shutdown, .network, .multidisk, .password] }
    public static var gtype: UInt { g_drive_start_stop_type_get_type() }
}
