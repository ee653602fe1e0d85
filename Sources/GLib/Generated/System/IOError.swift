// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GIOError`. <https://docs.gtk.org/glib/enum.IOError.html>
public enum IOError: Int32, Enumeration {
    /// `G_IO_ERROR_NONE`.
    case none = 0
    /// `G_IO_ERROR_AGAIN`.
    case again = 1
    /// `G_IO_ERROR_INVAL`.
    case inval = 2
    /// `G_IO_ERROR_UNKNOWN`.
    case unknown = 3
}
