// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GDriveStartStopType`. <https://docs.gtk.org/gio/enum.DriveStartStopType.html>
public enum DriveStartStopType: Int32, Enumeration, ValueConvertible {
    /// `G_DRIVE_START_STOP_TYPE_UNKNOWN`.
    case unknown = 0
    /// `G_DRIVE_START_STOP_TYPE_SHUTDOWN`.
    case shutdown = 1
    /// `G_DRIVE_START_STOP_TYPE_NETWORK`.
    case network = 2
    /// `G_DRIVE_START_STOP_TYPE_MULTIDISK`.
    case multidisk = 3
    /// `G_DRIVE_START_STOP_TYPE_PASSWORD`.
    case password = 4
    public static var gtype: UInt { g_drive_start_stop_type_get_type() }
}
