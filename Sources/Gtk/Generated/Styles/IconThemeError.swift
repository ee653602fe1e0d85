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

/// `GtkIconThemeError`. <https://docs.gtk.org/gtk4/error.IconThemeError.html>
public enum IconThemeError: Int32, ErrorCode, ValueConvertible {
    /// `GTK_ICON_THEME_NOT_FOUND`.
    case notFound = 0
    /// `GTK_ICON_THEME_FAILED`.
    case failed = 1
    public static var gtype: UInt { gtk_icon_theme_error_get_type() }
    public static var domain: String { "gtk-icon-theme-error-quark" }
}
