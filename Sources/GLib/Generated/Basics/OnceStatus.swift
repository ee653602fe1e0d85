// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GOnceStatus`. <https://docs.gtk.org/glib/enum.OnceStatus.html>
public enum OnceStatus: Int32, Enumeration {
    /// `G_ONCE_STATUS_NOTCALLED`.
    case notcalled = 0
    /// `G_ONCE_STATUS_PROGRESS`.
    case progress = 1
    /// `G_ONCE_STATUS_READY`.
    case ready = 2
}
