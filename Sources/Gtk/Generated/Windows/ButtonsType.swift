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

/// `GtkButtonsType`. <https://docs.gtk.org/gtk4/enum.ButtonsType.html>
public enum ButtonsType: Int32, Enumeration, ValueConvertible {
    /// `GTK_BUTTONS_NONE`.
    case none = 0
    /// `GTK_BUTTONS_OK`.
    case ok = 1
    /// `GTK_BUTTONS_CLOSE`.
    case close = 2
    /// `GTK_BUTTONS_CANCEL`.
    case cancel = 3
    /// `GTK_BUTTONS_YES_NO`.
    case yesNo = 4
    /// `GTK_BUTTONS_OK_CANCEL`.
    case okCancel = 5
    public static var gtype: UInt { gtk_buttons_type_get_type() }
}
