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

/// `GtkFileChooserDialog`. <https://docs.gtk.org/gtk4/class.FileChooserDialog.html>
open class FileChooserDialog: Dialog, FileChooser {
    open override nonisolated class var gtype: UInt { gtk_file_chooser_dialog_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FileChooserDialog(_borrowed: raw) }
}
