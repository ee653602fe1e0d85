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

/// `GtkBaselinePosition`. <https://docs.gtk.org/gtk4/enum.BaselinePosition.html>
public enum BaselinePosition: Int32, Enumeration, ValueConvertible {
    /// `GTK_BASELINE_POSITION_TOP`.
    case top = 0
    /// `GTK_BASELINE_POSITION_CENTER`.
    case center = 1
    /// `GTK_BASELINE_POSITION_BOTTOM`.
    case bottom = 2
    public static var gtype: UInt { gtk_baseline_position_get_type() }
}
