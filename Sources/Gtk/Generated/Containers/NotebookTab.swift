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

/// `GtkNotebookTab`. <https://docs.gtk.org/gtk4/enum.NotebookTab.html>
public enum NotebookTab: Int32, Enumeration, ValueConvertible {
    /// `GTK_NOTEBOOK_TAB_FIRST`.
    case first = 0
    /// `GTK_NOTEBOOK_TAB_LAST`.
    case last = 1
    public static var gtype: UInt { gtk_notebook_tab_get_type() }
}
