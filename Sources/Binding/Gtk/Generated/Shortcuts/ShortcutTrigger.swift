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

/// `GtkShortcutTrigger`. <https://docs.gtk.org/gtk4/class.ShortcutTrigger.html>
open class ShortcutTrigger: Object {
    open override nonisolated class var gtype: UInt { gtk_shortcut_trigger_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ShortcutTrigger(_borrowed: raw) }

    /// `gtk_shortcut_trigger_parse_string()`.
    public convenience init?(string: String) {
        guard let made = C.raw(gtk_shortcut_trigger_parse_string(string)) else { return nil }
        self.init(_constructed: made)
    }
}

extension ShortcutTrigger {
    /// `gtk_shortcut_trigger_compare()`.
    public func compare(_ trigger2: ShortcutTrigger) -> Int {
        C.int(gtk_shortcut_trigger_compare(_raw, trigger2._raw))
    }

    /// `gtk_shortcut_trigger_equal()`.
    public func equal(_ trigger2: ShortcutTrigger) -> Bool {
        gtk_shortcut_trigger_equal(_raw, trigger2._raw) != 0
    }

    /// `gtk_shortcut_trigger_hash()`.
    public func hash() -> Int {
        C.int(gtk_shortcut_trigger_hash(_raw))
    }

    /// `gtk_shortcut_trigger_to_label()`.
    public func toLabel(_ display: Gdk.Display) -> String {
        C.takeString(gtk_shortcut_trigger_to_label(C.opaque(_raw), C.opaque(display._raw)))
    }

    /// `gtk_shortcut_trigger_to_string()`.
    public func toString() -> String {
        C.takeString(gtk_shortcut_trigger_to_string(C.opaque(_raw)))
    }

    /// `gtk_shortcut_trigger_trigger()`.
    @discardableResult
    public func trigger(_ event: Gdk.Event, enableMnemonics: Bool) -> Gdk.KeyMatch {
        C.enumeration(gtk_shortcut_trigger_trigger(C.opaque(_raw), C.opaque(event._raw), enableMnemonics ? 1 : 0).rawValue)
    }
}
