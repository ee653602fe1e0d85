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

/// `GtkMessageType`. <https://docs.gtk.org/gtk4/enum.MessageType.html>
public enum MessageType: Int32, Enumeration, ValueConvertible {
    /// `GTK_MESSAGE_INFO`.
    case info = 0
    /// `GTK_MESSAGE_WARNING`.
    case warning = 1
    /// `GTK_MESSAGE_QUESTION`.
    case question = 2
    /// `GTK_MESSAGE_ERROR`.
    case error = 3
    /// `GTK_MESSAGE_OTHER`.
    case other = 4
    public static var gtype: UInt { gtk_message_type_get_type() }
}
