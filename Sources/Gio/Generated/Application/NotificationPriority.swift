// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GNotificationPriority`. <https://docs.gtk.org/gio/enum.NotificationPriority.html>
public enum NotificationPriority: Int32, Enumeration, ValueConvertible {
    /// `G_NOTIFICATION_PRIORITY_NORMAL`.
    case normal = 0
    /// `G_NOTIFICATION_PRIORITY_LOW`.
    case low = 1
    /// `G_NOTIFICATION_PRIORITY_HIGH`.
    case high = 2
    /// `G_NOTIFICATION_PRIORITY_URGENT`.
    case urgent = 3
    public static var gtype: UInt { g_notification_priority_get_type() }
}
