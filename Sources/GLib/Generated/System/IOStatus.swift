// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GIOStatus`. <https://docs.gtk.org/glib/enum.IOStatus.html>
public enum IOStatus: Int32, Enumeration {
    /// `G_IO_STATUS_ERROR`.
    case error = 0
    /// `G_IO_STATUS_NORMAL`.
    case normal = 1
    /// `G_IO_STATUS_EOF`.
    case eof = 2
    /// `G_IO_STATUS_AGAIN`.
    case again = 3
}
