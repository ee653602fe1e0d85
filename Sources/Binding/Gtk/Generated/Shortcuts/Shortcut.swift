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

/// `GtkShortcut`. <https://docs.gtk.org/gtk4/class.Shortcut.html>
open class Shortcut: Object {
    open override nonisolated class var gtype: UInt { gtk_shortcut_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Shortcut(_borrowed: raw) }

    /// `gtk_shortcut_new()`.
    public convenience init(trigger: ShortcutTrigger? = nil, action: ShortcutAction? = nil) {
        if Self.hasOwnType { self.init(properties: ["trigger": trigger, "action": action]); return }
        self.init(_constructed: C.present(C.raw(gtk_shortcut_new(C.opaque(trigger?._retained()), C.opaque(action?._retained()))), "gtk_shortcut_new"))
    }
}

extension Shortcut {
    /// `action`, `gtk_shortcut_get_action()`.
    public var action: ShortcutAction? {
        get { C.borrow(C.raw(gtk_shortcut_get_action(C.opaque(_raw)))) }
        set { gtk_shortcut_set_action(C.opaque(_raw), C.opaque(newValue?._retained())) }
        @_alwaysEmitIntoClient _modify { var value = self.action; defer { self.action = value }; yield &value }
    }

    /// `arguments`, `gtk_shortcut_get_arguments()`.
    public var arguments: Variant? {
        get { C.copy(C.raw(gtk_shortcut_get_arguments(C.opaque(_raw)))) }
        set { gtk_shortcut_set_arguments(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.arguments; defer { self.arguments = value }; yield &value }
    }

    /// `trigger`, `gtk_shortcut_get_trigger()`.
    public var trigger: ShortcutTrigger? {
        get { C.borrow(C.raw(gtk_shortcut_get_trigger(C.opaque(_raw)))) }
        set { gtk_shortcut_set_trigger(C.opaque(_raw), C.opaque(newValue?._retained())) }
        @_alwaysEmitIntoClient _modify { var value = self.trigger; defer { self.trigger = value }; yield &value }
    }
}

extension Members where Owner: Shortcut {
    public var action: PropertyKey<Owner, ShortcutAction?> { PropertyKey("action") }
    public var arguments: PropertyKey<Owner, Variant?> { PropertyKey("arguments") }
    public var trigger: PropertyKey<Owner, ShortcutTrigger?> { PropertyKey("trigger") }
}
