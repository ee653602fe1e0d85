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

/// `GtkSpinButtonUpdatePolicy`. <https://docs.gtk.org/gtk4/enum.SpinButtonUpdatePolicy.html>
public enum SpinButtonUpdatePolicy: Int32, Enumeration, ValueConvertible {
    /// `GTK_UPDATE_ALWAYS`.
    case always = 0
    /// `GTK_UPDATE_IF_VALID`.
    case ifValid = 1
    public static var gtype: UInt { gtk_spin_button_update_policy_get_type() }
}
