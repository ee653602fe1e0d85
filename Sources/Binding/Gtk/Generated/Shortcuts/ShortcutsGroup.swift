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

/// `GtkShortcutsGroup`. <https://docs.gtk.org/gtk4/class.ShortcutsGroup.html>
#if GTK_4_18
@available(*, deprecated, message: "Show the shortcuts in a Gtk.Window with rows of your own.")
#endif
open class ShortcutsGroup: Box {
    open override nonisolated class var gtype: UInt { gtk_shortcuts_group_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ShortcutsGroup(_borrowed: raw) }
}

#if GTK_4_18
@available(*, deprecated, message: "Show the shortcuts in a Gtk.Window with rows of your own.")
#endif
extension ShortcutsGroup {
    /// `accel-size-group`. It is only written.
    public func setAccelSizeGroup(_ newValue: SizeGroup?) {
        setProperty("accel-size-group", newValue)
    }

    /// `height`.
    public var lineCount: Int { property("height") }

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

    /// `view`.
    public var view: String? {
        get { property("view") }
        set { setProperty("view", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.view; defer { self.view = value }; yield &value }
    }
}

#if GTK_4_18
@available(*, deprecated, message: "Show the shortcuts in a Gtk.Window with rows of your own.")
#endif
extension Members where Owner: ShortcutsGroup {
    public var lineCount: PropertyKey<Owner, Int> { PropertyKey("height") }
    public var title: PropertyKey<Owner, String?> { PropertyKey("title") }
    public var view: PropertyKey<Owner, String?> { PropertyKey("view") }
}
