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

/// `GtkTextViewLayer`. <https://docs.gtk.org/gtk4/enum.TextViewLayer.html>
public enum TextViewLayer: Int32, Enumeration, ValueConvertible {
    /// `GTK_TEXT_VIEW_LAYER_BELOW_TEXT`.
    case belowText = 0
    /// `GTK_TEXT_VIEW_LAYER_ABOVE_TEXT`.
    case aboveText = 1
    public static var gtype: UInt { gtk_text_view_layer_get_type() }
}
