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

/// `GdkInputSource`. <https://docs.gtk.org/gdk4/enum.InputSource.html>
public enum InputSource: Int32, Enumeration, ValueConvertible {
    /// `GDK_SOURCE_MOUSE`.
    case mouse = 0
    /// `GDK_SOURCE_PEN`.
    case pen = 1
    /// `GDK_SOURCE_KEYBOARD`.
    case keyboard = 2
    /// `GDK_SOURCE_TOUCHSCREEN`.
    case touchscreen = 3
    /// `GDK_SOURCE_TOUCHPAD`.
    case touchpad = 4
    /// `GDK_SOURCE_TRACKPOINT`.
    case trackpoint = 5
    /// `GDK_SOURCE_TABLET_PAD`.
    case tabletPad = 6
    public static var gtype: UInt { gdk_input_source_get_type() }
}
