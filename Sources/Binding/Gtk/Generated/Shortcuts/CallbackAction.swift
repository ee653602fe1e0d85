// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkCallbackAction`. <https://docs.gtk.org/gtk4/class.CallbackAction.html>
open class CallbackAction: ShortcutAction {
    open override nonisolated class var gtype: UInt { gtk_callback_action_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CallbackAction(_borrowed: raw) }
}
