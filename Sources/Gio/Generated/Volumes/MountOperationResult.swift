// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GMountOperationResult`. <https://docs.gtk.org/gio/enum.MountOperationResult.html>
public enum MountOperationResult: Int32, Enumeration, ValueConvertible {
    /// `G_MOUNT_OPERATION_HANDLED`.
    case handled = 0
    /// `G_MOUNT_OPERATION_ABORTED`.
    case aborted = 1
    /// `G_MOUNT_OPERATION_UNHANDLED`.
    case unhandled = 2
    public static var gtype: UInt { g_mount_operation_result_get_type() }
}
