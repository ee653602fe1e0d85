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

/// `GtkKeyvalTrigger`. <https://docs.gtk.org/gtk4/class.KeyvalTrigger.html>
open class KeyvalTrigger: ShortcutTrigger {
    open override nonisolated class var gtype: UInt { gtk_keyval_trigger_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { KeyvalTrigger(_borrowed: raw) }

    /// `gtk_keyval_trigger_new()`.
    public convenience init(keyval: Gdk.Key, modifiers: Gdk.ModifierType) {
        if Self.hasOwnType { self.init(properties: ["keyval": keyval, "modifiers": modifiers]); return }
        self.init(_constructed: C.present(C.raw(gtk_keyval_trigger_new(guint(keyval), .init(rawValue: C.number(modifiers)))), "gtk_keyval_trigger_new"))
    }
}

extension KeyvalTrigger {
    /// `keyval`, `gtk_keyval_trigger_get_keyval()`.
    public var keyval: Gdk.Key { Gdk.Key(gtk_keyval_trigger_get_keyval(C.opaque(_raw))) }

    /// `modifiers`, `gtk_keyval_trigger_get_modifiers()`.
    public var modifiers: Gdk.ModifierType { C.flags(gtk_keyval_trigger_get_modifiers(C.opaque(_raw)).rawValue) }
}

extension Members where Owner: KeyvalTrigger {
    public var keyval: PropertyKey<Owner, Gdk.Key> { PropertyKey("keyval") }
    public var modifiers: PropertyKey<Owner, Gdk.ModifierType> { PropertyKey("modifiers") }
}
