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

/// `GtkShortcutsShortcut`. <https://docs.gtk.org/gtk4/class.ShortcutsShortcut.html>
#if GTK_4_18
@available(*, deprecated, message: "Show the shortcuts in a Gtk.Window with rows of your own.")
#endif
open class ShortcutsShortcut: Widget {
    open override nonisolated class var gtype: UInt { gtk_shortcuts_shortcut_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ShortcutsShortcut(_borrowed: raw) }
}

#if GTK_4_18
@available(*, deprecated, message: "Show the shortcuts in a Gtk.Window with rows of your own.")
#endif
extension ShortcutsShortcut {
    /// `accel-size-group`. It is only written.
    public func setAccelSizeGroup(_ newValue: SizeGroup?) {
        setProperty("accel-size-group", newValue)
    }

    /// `accelerator`.
    public var accelerator: String? {
        get { property("accelerator") }
        set { setProperty("accelerator", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.accelerator; defer { self.accelerator = value }; yield &value }
    }

    /// `action-name`.
    public var actionName: String? {
        get { property("action-name") }
        set { setProperty("action-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.actionName; defer { self.actionName = value }; yield &value }
    }

    /// `direction`.
    public var textDirection: TextDirection {
        get { property("direction") }
        set { setProperty("direction", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.textDirection; defer { self.textDirection = value }; yield &value }
    }

    /// `icon`.
    public var icon: (any Gio.Icon)? {
        get { interfaceProperty("icon", Gio.AnyIcon.self) }
        set { setProperty("icon", newValue as Object?) }
        @_alwaysEmitIntoClient _modify { var value = self.icon; defer { self.icon = value }; yield &value }
    }

    /// `icon-set`.
    public var iconSet: Bool {
        get { property("icon-set") }
        set { setProperty("icon-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.iconSet; defer { self.iconSet = value }; yield &value }
    }

    /// `shortcut-type`.
    public var shortcutType: ShortcutType {
        get { property("shortcut-type") }
        set { setProperty("shortcut-type", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.shortcutType; defer { self.shortcutType = value }; yield &value }
    }

    /// `subtitle`.
    public var subtitle: String? {
        get { property("subtitle") }
        set { setProperty("subtitle", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.subtitle; defer { self.subtitle = value }; yield &value }
    }

    /// `subtitle-set`.
    public var subtitleSet: Bool {
        get { property("subtitle-set") }
        set { setProperty("subtitle-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.subtitleSet; defer { self.subtitleSet = value }; yield &value }
    }

    /// `title`.
    public var title: String? {
        get { property("title") }
        set { setProperty("title", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }

    /// `title-size-group`. It is only written.
    public func setTitleSizeGroup(_ newValue: SizeGroup?) {
        setProperty("title-size-group", newValue)
    }
}

#if GTK_4_18
@available(*, deprecated, message: "Show the shortcuts in a Gtk.Window with rows of your own.")
#endif
extension Members where Owner: ShortcutsShortcut {
    public var accelerator: PropertyKey<Owner, String?> { PropertyKey("accelerator") }
    public var actionName: PropertyKey<Owner, String?> { PropertyKey("action-name") }
    public var textDirection: PropertyKey<Owner, TextDirection> { PropertyKey("direction") }
    public var icon: PropertyKey<Owner, (any Gio.Icon)?> { PropertyKey("icon", optional: Gio.AnyIcon.self) }
    public var iconSet: PropertyKey<Owner, Bool> { PropertyKey("icon-set") }
    public var shortcutType: PropertyKey<Owner, ShortcutType> { PropertyKey("shortcut-type") }
    public var subtitle: PropertyKey<Owner, String?> { PropertyKey("subtitle") }
    public var subtitleSet: PropertyKey<Owner, Bool> { PropertyKey("subtitle-set") }
    public var title: PropertyKey<Owner, String?> { PropertyKey("title") }
}
