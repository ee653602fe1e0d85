// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Gsk
import Pango

/// `GtkRecentManagerError`. <https://docs.gtk.org/gtk4/error.RecentManagerError.html>
public enum RecentManagerError: Int32, ErrorCode, ValueConvertible {
    /// `GTK_RECENT_MANAGER_ERROR_NOT_FOUND`.
    case notFound = 0
    /// `GTK_RECENT_MANAGER_ERROR_INVALID_URI`.
    case invalidUri = 1
    /// `GTK_RECENT_MANAGER_ERROR_INVALID_ENCODING`.
    case invalidEncoding = 2
    /// `GTK_RECENT_MANAGER_ERROR_NOT_REGISTERED`.
    case notRegistered = 3
    /// `GTK_RECENT_MANAGER_ERROR_READ`.
    case read = 4
    /// `GTK_RECENT_MANAGER_ERROR_WRITE`.
    case write = 5
    /// `GTK_RECENT_MANAGER_ERROR_UNKNOWN`.
    case unknown = 6
    public static var gtype: UInt { gtk_recent_manager_error_get_type() }
    public static var domain: String { "gtk-recent-manager-error-quark" }
}
