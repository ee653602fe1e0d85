// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GThreadError`. <https://docs.gtk.org/glib/error.ThreadError.html>
public enum ThreadError: Int32, ErrorCode {
    /// `G_THREAD_ERROR_AGAIN`.
    case threadErrorAgain = 0
    public static var domain: String { "g_thread_error" }
}
