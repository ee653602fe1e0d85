// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import GdkPixbuf
import Gio
import Pango

/// `GdkFullscreenMode`. <https://docs.gtk.org/gdk4/enum.FullscreenMode.html>
public enum FullscreenMode: Int32, Enumeration, ValueConvertible {
    /// `GDK_FULLSCREEN_ON_CURRENT_MONITOR`.
    case currentMonitor = 0
    /// `GDK_FULLSCREEN_ON_ALL_MONITORS`.
    case allMonitors = 1
    public static var gtype: UInt { gdk_fullscreen_mode_get_type() }
}
