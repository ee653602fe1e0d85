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

/// `GtkPolicyType`. <https://docs.gtk.org/gtk4/enum.PolicyType.html>
public enum PolicyType: Int32, Enumeration, ValueConvertible {
    /// `GTK_POLICY_ALWAYS`.
    case always = 0
    /// `GTK_POLICY_AUTOMATIC`.
    case automatic = 1
    /// `GTK_POLICY_NEVER`.
    case never = 2
    /// `GTK_POLICY_EXTERNAL`.
    case external = 3
    public static var gtype: UInt { gtk_policy_type_get_type() }
}
