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

/// `GtkCallbackAction`. <https://docs.gtk.org/gtk4/class.CallbackAction.html>
open class CallbackAction: ShortcutAction {
    open override nonisolated class var gtype: UInt { gtk_callback_action_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CallbackAction(_borrowed: raw) }
}
