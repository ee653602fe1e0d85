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

/// `GtkSensitivityType`. <https://docs.gtk.org/gtk4/enum.SensitivityType.html>
public enum SensitivityType: Int32, Enumeration, ValueConvertible {
    /// `GTK_SENSITIVITY_AUTO`.
    case auto = 0
    /// `GTK_SENSITIVITY_ON`.
    case on = 1
    /// `GTK_SENSITIVITY_OFF`.
    case off = 2
    public static var gtype: UInt { gtk_sensitivity_type_get_type() }
}
