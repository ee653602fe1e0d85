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

/// `GtkInscriptionOverflow`. <https://docs.gtk.org/gtk4/enum.InscriptionOverflow.html>
public enum InscriptionOverflow: Int32, Enumeration, ValueConvertible {
    /// `GTK_INSCRIPTION_OVERFLOW_CLIP`.
    case clip = 0
    /// `GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_START`.
    case ellipsizeStart = 1
    /// `GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_MIDDLE`.
    case ellipsizeMiddle = 2
    /// `GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END`.
    case ellipsizeEnd = 3
    public static var gtype: UInt { gtk_inscription_overflow_get_type() }
}
