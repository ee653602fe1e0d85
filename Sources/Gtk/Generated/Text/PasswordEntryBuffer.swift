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

/// `GtkPasswordEntryBuffer`. <https://docs.gtk.org/gtk4/class.PasswordEntryBuffer.html>
open class PasswordEntryBuffer: EntryBuffer {
    open override nonisolated class var gtype: UInt { gtk_password_entry_buffer_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PasswordEntryBuffer(_borrowed: raw) }
}
