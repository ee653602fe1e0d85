// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GLogWriterOutput`. <https://docs.gtk.org/glib/enum.LogWriterOutput.html>
public enum LogWriterOutput: Int32, Enumeration {
    /// `G_LOG_WRITER_HANDLED`.
    case handled = 1
    /// `G_LOG_WRITER_UNHANDLED`.
    case unhandled = 0
}
