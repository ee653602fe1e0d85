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

/// `GtkScrollStep`. <https://docs.gtk.org/gtk4/enum.ScrollStep.html>
public enum ScrollStep: Int32, Enumeration, ValueConvertible {
    /// `GTK_SCROLL_STEPS`.
    case steps = 0
    /// `GTK_SCROLL_PAGES`.
    case pages = 1
    /// `GTK_SCROLL_ENDS`.
    case ends = 2
    /// `GTK_SCROLL_HORIZONTAL_STEPS`.
    case horizontalSteps = 3
    /// `GTK_SCROLL_HORIZONTAL_PAGES`.
    case horizontalPages = 4
    /// `GTK_SCROLL_HORIZONTAL_ENDS`.
    case horizontalEnds = 5
    public static var gtype: UInt { gtk_scroll_step_get_type() }
}
