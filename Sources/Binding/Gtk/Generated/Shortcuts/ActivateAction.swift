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

/// `GtkActivateAction`. <https://docs.gtk.org/gtk4/class.ActivateAction.html>
open class ActivateAction: ShortcutAction {
    open override nonisolated class var gtype: UInt { gtk_activate_action_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ActivateAction(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension ActivateAction {
    /// `gtk_activate_action_get()`.
    public static func get() -> ActivateAction {
        C.present(C.borrow(C.raw(gtk_activate_action_get())), "gtk_activate_action_get")
    }
}
