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

/// `GtkContentFit`. <https://docs.gtk.org/gtk4/enum.ContentFit.html>
public enum ContentFit: Int32, Enumeration, ValueConvertible {
    /// `GTK_CONTENT_FIT_FILL`.
    case fill = 0
    /// `GTK_CONTENT_FIT_CONTAIN`.
    case contain = 1
    /// `GTK_CONTENT_FIT_COVER`.
    case cover = 2
    /// `GTK_CONTENT_FIT_SCALE_DOWN`.
    case scaleDown = 3
    public static var gtype: UInt { gtk_content_fit_get_type() }
}
