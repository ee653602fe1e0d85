// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GPollableReturn`. <https://docs.gtk.org/gio/enum.PollableReturn.html>
public enum PollableReturn: Int32, Enumeration, ValueConvertible {
    /// `G_POLLABLE_RETURN_FAILED`.
    case failed = 0
    /// `G_POLLABLE_RETURN_OK`.
    case ok = 1
    /// `G_POLLABLE_RETURN_WOULD_BLOCK`.
    case wouldBlock = -27
    public static var gtype: UInt { g_pollable_return_get_type() }
}
