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

/// `GtkFileChooserAction`. <https://docs.gtk.org/gtk4/enum.FileChooserAction.html>
public enum FileChooserAction: Int32, Enumeration, ValueConvertible {
    /// `GTK_FILE_CHOOSER_ACTION_OPEN`.
    case `open` = 0
    /// `GTK_FILE_CHOOSER_ACTION_SAVE`.
    case save = 1
    /// `GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER`.
    case selectFolder = 2
    public static var gtype: UInt { gtk_file_chooser_action_get_type() }
}
