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

/// `GtkFileChooserError`. <https://docs.gtk.org/gtk4/error.FileChooserError.html>
public enum FileChooserError: Int32, ErrorCode, ValueConvertible {
    /// `GTK_FILE_CHOOSER_ERROR_NONEXISTENT`.
    case nonexistent = 0
    /// `GTK_FILE_CHOOSER_ERROR_BAD_FILENAME`.
    case badFilename = 1
    /// `GTK_FILE_CHOOSER_ERROR_ALREADY_EXISTS`.
    case alreadyExists = 2
    /// `GTK_FILE_CHOOSER_ERROR_INCOMPLETE_HOSTNAME`.
    case incompleteHostname = 3
    public static var gtype: UInt { gtk_file_chooser_error_get_type() }
    public static var domain: String { "gtk-file-chooser-error-quark" }
}
