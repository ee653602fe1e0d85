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

/// `GtkResponseType`. <https://docs.gtk.org/gtk4/enum.ResponseType.html>
public enum ResponseType: Int32, Enumeration, ValueConvertible {
    /// `GTK_RESPONSE_NONE`.
    case none = -1
    /// `GTK_RESPONSE_REJECT`.
    case reject = -2
    /// `GTK_RESPONSE_ACCEPT`.
    case accept = -3
    /// `GTK_RESPONSE_DELETE_EVENT`.
    case deleteEvent = -4
    /// `GTK_RESPONSE_OK`.
    case ok = -5
    /// `GTK_RESPONSE_CANCEL`.
    case cancel = -6
    /// `GTK_RESPONSE_CLOSE`.
    case close = -7
    /// `GTK_RESPONSE_YES`.
    case yes = -8
    /// `GTK_RESPONSE_NO`.
    case no = -9
    /// `GTK_RESPONSE_APPLY`.
    case apply = -10
    /// `GTK_RESPONSE_HELP`.
    case help = -11
    public static var gtype: UInt { gtk_response_type_get_type() }
}
