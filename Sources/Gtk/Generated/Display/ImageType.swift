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

/// `GtkImageType`. <https://docs.gtk.org/gtk4/enum.ImageType.html>
public enum ImageType: Int32, Enumeration, ValueConvertible {
    /// `GTK_IMAGE_EMPTY`.
    case empty = 0
    /// `GTK_IMAGE_ICON_NAME`.
    case iconName = 1
    /// `GTK_IMAGE_GICON`.
    case gicon = 2
    /// `GTK_IMAGE_PAINTABLE`.
    case paintable = 3
    public static var gtype: UInt { gtk_image_type_get_type() }
}
