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

/// `GtkShortcutAction`. <https://docs.gtk.org/gtk4/class.ShortcutAction.html>
open class ShortcutAction: Object {
    open override nonisolated class var gtype: UInt { gtk_shortcut_action_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ShortcutAction(_borrowed: raw) }

    /// `gtk_shortcut_action_parse_string()`.
    public convenience init?(string: String) {
        guard let made = C.raw(gtk_shortcut_action_parse_string(string)) else { return nil }
        self.init(_constructed: made)
    }
}

extension ShortcutAction {
    /// `gtk_shortcut_action_activate()`.
    @discardableResult
    public func activate(flags: ShortcutActionFlags = [], widget: Widget, args: Variant? = nil) -> Bool {
        gtk_shortcut_action_activate(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(widget._raw), C.opaque(args?._raw)) != 0
    }

    /// `gtk_shortcut_action_to_string()`.
    public func toString() -> String {
        C.takeString(gtk_shortcut_action_to_string(C.opaque(_raw)))
    }
}
