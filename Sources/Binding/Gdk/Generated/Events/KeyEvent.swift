// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkKeyEvent`. <https://docs.gtk.org/gdk4/class.KeyEvent.html>
open class KeyEvent: Event {
    public override class var gtype: UInt { gdk_key_event_get_type() }
}

extension KeyEvent {
    /// `gdk_key_event_get_consumed_modifiers()`.
    public var consumedModifiers: ModifierType { C.flags(gdk_key_event_get_consumed_modifiers(C.opaque(_raw)).rawValue) }

    /// `gdk_key_event_get_keycode()`.
    public var keycode: Int { C.int(gdk_key_event_get_keycode(C.opaque(_raw))) }

    /// `gdk_key_event_get_keyval()`.
    public var keyval: Gdk.Key { Gdk.Key(gdk_key_event_get_keyval(C.opaque(_raw))) }

    /// `gdk_key_event_get_layout()`.
    public var layout: Int { C.int(gdk_key_event_get_layout(C.opaque(_raw))) }

    /// `gdk_key_event_get_level()`.
    public var level: Int { C.int(gdk_key_event_get_level(C.opaque(_raw))) }

    /// `gdk_key_event_get_match()`.
    public var match: (keyval: Gdk.Key, modifiers: ModifierType)? {
        var keyval: guint = 0
        var modifiers = GdkModifierType(0)
        let result = gdk_key_event_get_match(C.opaque(_raw), &keyval, &modifiers)
        return result == 0 ? nil : (Gdk.Key(keyval), C.flags(modifiers.rawValue))
    }

    /// `gdk_key_event_is_modifier()`.
    public var isModifier: Bool { gdk_key_event_is_modifier(C.opaque(_raw)) != 0 }

    /// `gdk_key_event_matches()`.
    @discardableResult
    public func matches(_ keyval: Gdk.Key, modifiers: ModifierType) -> KeyMatch {
        C.enumeration(gdk_key_event_matches(C.opaque(_raw), guint(keyval), .init(rawValue: C.number(modifiers))).rawValue)
    }
}
