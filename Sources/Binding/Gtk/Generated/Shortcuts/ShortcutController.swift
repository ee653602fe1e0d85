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

/// `GtkShortcutController`. <https://docs.gtk.org/gtk4/class.ShortcutController.html>
open class ShortcutController: EventController, Gio.ListModel, Buildable {
    open override nonisolated class var gtype: UInt { gtk_shortcut_controller_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ShortcutController(_borrowed: raw) }
}

extension ShortcutController {
    /// `item-type`.
    public var itemType: TypeID { property("item-type") }

    /// `mnemonic-modifiers`.
    public var mnemonicModifiers: Gdk.ModifierType {
        get { property("mnemonic-modifiers") }
        set { setProperty("mnemonic-modifiers", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.mnemonicModifiers; defer { self.mnemonicModifiers = value }; yield &value }
    }

    /// `n-items`.
    public var nItems: Int { property("n-items") }

    /// `scope`, `gtk_shortcut_controller_get_scope()`.
    public var scope: ShortcutScope {
        get { C.enumeration(gtk_shortcut_controller_get_scope(C.opaque(_raw)).rawValue) }
        set { gtk_shortcut_controller_set_scope(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.scope; defer { self.scope = value }; yield &value }
    }

    /// `gtk_shortcut_controller_add_shortcut()`.
    public func addShortcut(_ shortcut: Shortcut) {
        gtk_shortcut_controller_add_shortcut(C.opaque(_raw), C.opaque(shortcut._retained()))
    }

    /// `gtk_shortcut_controller_get_mnemonics_modifiers()`.
    public var mnemonicsModifiers: Gdk.ModifierType {
        get { C.flags(gtk_shortcut_controller_get_mnemonics_modifiers(C.opaque(_raw)).rawValue) }
        set { gtk_shortcut_controller_set_mnemonics_modifiers(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.mnemonicsModifiers; defer { self.mnemonicsModifiers = value }; yield &value }
    }

    /// `gtk_shortcut_controller_remove_shortcut()`.
    public func removeShortcut(_ shortcut: Shortcut) {
        gtk_shortcut_controller_remove_shortcut(C.opaque(_raw), C.opaque(shortcut._raw))
    }
}

extension Members where Owner: ShortcutController {
    public var itemType: PropertyKey<Owner, TypeID> { PropertyKey("item-type") }
    public var mnemonicModifiers: PropertyKey<Owner, Gdk.ModifierType> { PropertyKey("mnemonic-modifiers") }
    public var nItems: PropertyKey<Owner, Int> { PropertyKey("n-items") }
    public var scope: PropertyKey<Owner, ShortcutScope> { PropertyKey("scope") }
}
