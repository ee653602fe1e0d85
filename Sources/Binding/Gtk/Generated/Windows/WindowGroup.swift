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

/// `GtkWindowGroup`. <https://docs.gtk.org/gtk4/class.WindowGroup.html>
open class WindowGroup: Object {
    open override nonisolated class var gtype: UInt { gtk_window_group_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { WindowGroup(_borrowed: raw) }
}

extension WindowGroup {
    /// `gtk_window_group_add_window()`.
    public func addWindow(_ window: Window) {
        gtk_window_group_add_window(C.cast(_raw), C.cast(window._raw))
    }

    /// `gtk_window_group_list_windows()`.
    @discardableResult
    public func listWindows() -> [Window] {
        C.array(list: gtk_window_group_list_windows(C.cast(_raw)), .container) { C.present(C.borrow($0), "gtk_window_group_list_windows") }
    }

    /// `gtk_window_group_remove_window()`.
    public func removeWindow(_ window: Window) {
        gtk_window_group_remove_window(C.cast(_raw), C.cast(window._raw))
    }
}
