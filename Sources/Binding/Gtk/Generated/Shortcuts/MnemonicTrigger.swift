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

/// `GtkMnemonicTrigger`. <https://docs.gtk.org/gtk4/class.MnemonicTrigger.html>
open class MnemonicTrigger: ShortcutTrigger {
    open override nonisolated class var gtype: UInt { gtk_mnemonic_trigger_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { MnemonicTrigger(_borrowed: raw) }

    /// `gtk_mnemonic_trigger_new()`.
    public convenience init(keyval: Gdk.Key) {
        if Self.hasOwnType { self.init(properties: ["keyval": keyval]); return }
        self.init(_constructed: C.present(C.raw(gtk_mnemonic_trigger_new(guint(keyval))), "gtk_mnemonic_trigger_new"))
    }
}

extension MnemonicTrigger {
    /// `keyval`, `gtk_mnemonic_trigger_get_keyval()`.
    public var keyval: Gdk.Key { Gdk.Key(gtk_mnemonic_trigger_get_keyval(C.opaque(_raw))) }
}

extension Members where Owner: MnemonicTrigger {
    public var keyval: PropertyKey<Owner, Gdk.Key> { PropertyKey("keyval") }
}
