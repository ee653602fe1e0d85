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

/// `GtkShortcutManager`. <https://docs.gtk.org/gtk4/iface.ShortcutManager.html>
@MainActor
public protocol ShortcutManager: Object {}

/// Some object with the interface ``ShortcutManager``, of a class that is private to its library.
public final class AnyShortcutManager: Object, ShortcutManager {
    public override nonisolated class var gtype: UInt { gtk_shortcut_manager_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyShortcutManager(_borrowed: raw) }
}
