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

/// `GtkSystemSetting`. <https://docs.gtk.org/gtk4/enum.SystemSetting.html>
public enum SystemSetting: Int32, Enumeration, ValueConvertible {
    /// `GTK_SYSTEM_SETTING_DPI`.
    case dpi = 0
    /// `GTK_SYSTEM_SETTING_FONT_NAME`.
    case fontName = 1
    /// `GTK_SYSTEM_SETTING_FONT_CONFIG`.
    case fontConfig = 2
    /// `GTK_SYSTEM_SETTING_DISPLAY`.
    case display = 3
    /// `GTK_SYSTEM_SETTING_ICON_THEME`.
    case iconTheme = 4
    public static var gtype: UInt { gtk_system_setting_get_type() }
}
