// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GNotificationPriority`. <https://docs.gtk.org/gio/enum.NotificationPriority.html>
public enum NotificationPriority: Enumeration, ValueConvertible {
    /// `G_NOTIFICATION_PRIORITY_NORMAL`.
    case normal
    /// `G_NOTIFICATION_PRIORITY_LOW`.
    case low
    /// `G_NOTIFICATION_PRIORITY_HIGH`.
    case high
    /// `G_NOTIFICATION_PRIORITY_URGENT`.
    case urgent
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .normal
        case 1: self = .low
        case 2: self = .high
        case 3: self = .urgent
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .normal: 0
        case .low: 1
        case .high: 2
        case .urgent: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.normal, .low, .high, .urgent] }
    public static var gtype: UInt { g_notification_priority_get_type() }
}
