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

/// `GtkAlternativeTrigger`. <https://docs.gtk.org/gtk4/class.AlternativeTrigger.html>
open class AlternativeTrigger: ShortcutTrigger {
    open override nonisolated class var gtype: UInt { gtk_alternative_trigger_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AlternativeTrigger(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `gtk_alternative_trigger_new()`.
    public convenience init(first: ShortcutTrigger, second: ShortcutTrigger) {
        if Self.hasOwnType { self.init(properties: ["first": first, "second": second]); return }
        self.init(_constructed: C.present(C.raw(gtk_alternative_trigger_new(C.opaque(first._retained()), C.opaque(second._retained()))), "gtk_alternative_trigger_new"))
    }
}

extension AlternativeTrigger {
    /// `first`, `gtk_alternative_trigger_get_first()`.
    public var first: ShortcutTrigger { C.present(C.borrow(C.raw(gtk_alternative_trigger_get_first(C.opaque(_raw)))), "gtk_alternative_trigger_get_first") }

    /// `second`, `gtk_alternative_trigger_get_second()`.
    public var second: ShortcutTrigger { C.present(C.borrow(C.raw(gtk_alternative_trigger_get_second(C.opaque(_raw)))), "gtk_alternative_trigger_get_second") }
}

extension Members where Owner: AlternativeTrigger {
    public var first: PropertyKey<Owner, ShortcutTrigger> { PropertyKey("first") }
    public var second: PropertyKey<Owner, ShortcutTrigger> { PropertyKey("second") }
}
