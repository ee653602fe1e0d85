// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GMenu`. <https://docs.gtk.org/gio/class.Menu.html>
open class Menu: MenuModel {
    open override nonisolated class var gtype: UInt { g_menu_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Menu(_borrowed: raw) }
}

extension Menu {
    /// `g_menu_append()`.
    public func append(_ label: String? = nil, detailedAction: String? = nil) {
        g_menu_append(C.opaque(_raw), label, detailedAction)
    }

    /// `g_menu_append_item()`.
    public func appendItem(_ item: MenuItem) {
        g_menu_append_item(C.opaque(_raw), C.opaque(item._raw))
    }

    /// `g_menu_append_section()`.
    public func appendSection(_ label: String? = nil, section: MenuModel) {
        g_menu_append_section(C.opaque(_raw), label, C.cast(section._raw))
    }

    /// `g_menu_append_submenu()`.
    public func appendSubmenu(_ label: String? = nil, submenu: MenuModel) {
        g_menu_append_submenu(C.opaque(_raw), label, C.cast(submenu._raw))
    }

    /// `g_menu_freeze()`.
    public func freeze() {
        g_menu_freeze(C.opaque(_raw))
    }

    /// `g_menu_insert()`.
    public func insert(position: Int, label: String? = nil, detailedAction: String? = nil) {
        g_menu_insert(C.opaque(_raw), C.gint(position), label, detailedAction)
    }

    /// `g_menu_insert_item()`.
    public func insertItem(_ item: MenuItem, at position: Int) {
        g_menu_insert_item(C.opaque(_raw), C.gint(position), C.opaque(item._raw))
    }

    /// `g_menu_insert_section()`.
    public func insertSection(position: Int, label: String? = nil, section: MenuModel) {
        g_menu_insert_section(C.opaque(_raw), C.gint(position), label, C.cast(section._raw))
    }

    /// `g_menu_insert_submenu()`.
    public func insertSubmenu(position: Int, label: String? = nil, submenu: MenuModel) {
        g_menu_insert_submenu(C.opaque(_raw), C.gint(position), label, C.cast(submenu._raw))
    }

    /// `g_menu_prepend()`.
    public func prepend(_ label: String? = nil, detailedAction: String? = nil) {
        g_menu_prepend(C.opaque(_raw), label, detailedAction)
    }

    /// `g_menu_prepend_item()`.
    public func prependItem(_ item: MenuItem) {
        g_menu_prepend_item(C.opaque(_raw), C.opaque(item._raw))
    }

    /// `g_menu_prepend_section()`.
    public func prependSection(_ label: String? = nil, section: MenuModel) {
        g_menu_prepend_section(C.opaque(_raw), label, C.cast(section._raw))
    }

    /// `g_menu_prepend_submenu()`.
    public func prependSubmenu(_ label: String? = nil, submenu: MenuModel) {
        g_menu_prepend_submenu(C.opaque(_raw), label, C.cast(submenu._raw))
    }

    /// `g_menu_remove()`.
    public func remove(at position: Int) {
        g_menu_remove(C.opaque(_raw), C.gint(position))
    }

    /// `g_menu_remove_all()`.
    public func removeAll() {
        g_menu_remove_all(C.opaque(_raw))
    }
}
