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

/// `GtkShortcutLabel`. <https://docs.gtk.org/gtk4/class.ShortcutLabel.html>
#if GTK_4_18
@available(*, deprecated, message: "Show Gtk.Accelerator.label in a Gtk.Label.")
#endif
open class ShortcutLabel: Widget {
    open override nonisolated class var gtype: UInt { gtk_shortcut_label_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ShortcutLabel(_borrowed: raw) }

    /// `gtk_shortcut_label_new()`.
    public convenience init(accelerator: String) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["accelerator": accelerator]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_shortcut_label_new(accelerator)), "gtk_shortcut_label_new"))
    }
}

#if GTK_4_18
@available(*, deprecated, message: "Show Gtk.Accelerator.label in a Gtk.Label.")
#endif
extension ShortcutLabel {
    /// `accelerator`, `gtk_shortcut_label_get_accelerator()`.
    public var accelerator: String? {
        get { C.optionalString(gtk_shortcut_label_get_accelerator(C.opaque(_raw))) }
        set { setProperty("accelerator", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.accelerator; defer { self.accelerator = value }; yield &value }
    }

    /// `disabled-text`, `gtk_shortcut_label_get_disabled_text()`.
    public var disabledText: String? {
        get { C.optionalString(gtk_shortcut_label_get_disabled_text(C.opaque(_raw))) }
        set { setProperty("disabled-text", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.disabledText; defer { self.disabledText = value }; yield &value }
    }
}

#if GTK_4_18
@available(*, deprecated, message: "Show Gtk.Accelerator.label in a Gtk.Label.")
#endif
extension Members where Owner: ShortcutLabel {
    public var accelerator: PropertyKey<Owner, String?> { PropertyKey("accelerator") }
    public var disabledText: PropertyKey<Owner, String?> { PropertyKey("disabled-text") }
}
