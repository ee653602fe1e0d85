// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GMenuLinkIter`. <https://docs.gtk.org/gio/class.MenuLinkIter.html>
open class MenuLinkIter: Object {
    open override nonisolated class var gtype: UInt { g_menu_link_iter_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { MenuLinkIter(_borrowed: raw) }
}

extension MenuLinkIter {
    /// `g_menu_link_iter_get_name()`.
    public var name: String { C.string(g_menu_link_iter_get_name(C.cast(_raw))) }

    /// `g_menu_link_iter_get_value()`.
    public var value: MenuModel { C.present(C.adopt(g_menu_link_iter_get_value(C.cast(_raw))), "g_menu_link_iter_get_value") }

    /// `g_menu_link_iter_next()`.
    @discardableResult
    public func next() -> Bool {
        g_menu_link_iter_next(C.cast(_raw)) != 0
    }
}
