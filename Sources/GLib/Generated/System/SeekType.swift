// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GSeekType`. <https://docs.gtk.org/glib/enum.SeekType.html>
public enum SeekType: Int32, Enumeration {
    /// `G_SEEK_CUR`.
    case cur = 0
    /// `G_SEEK_SET`.
    case set = 1
    /// `G_SEEK_END`.
    case end = 2
}
