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

/// `GtkNamedAction`. <https://docs.gtk.org/gtk4/class.NamedAction.html>
open class NamedAction: ShortcutAction {
    open override nonisolated class var gtype: UInt { gtk_named_action_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { NamedAction(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `gtk_named_action_new()`.
    public convenience init(name: String) {
        self.init(_constructed: C.present(C.raw(gtk_named_action_new(name)), "gtk_named_action_new"))
    }
}

extension NamedAction {
    /// `action-name`, `gtk_named_action_get_action_name()`.
    public var actionName: String { C.string(gtk_named_action_get_action_name(C.opaque(_raw))) }
}

extension Members where Owner: NamedAction {
    public var actionName: PropertyKey<Owner, String> { PropertyKey("action-name") }
}
