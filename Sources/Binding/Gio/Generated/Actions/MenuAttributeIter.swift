// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GMenuAttributeIter`. <https://docs.gtk.org/gio/class.MenuAttributeIter.html>
open class MenuAttributeIter: Object {
    open override nonisolated class var gtype: UInt { g_menu_attribute_iter_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { MenuAttributeIter(_borrowed: raw) }
}

extension MenuAttributeIter {
    /// `g_menu_attribute_iter_get_name()`.
    public var name: String { C.string(g_menu_attribute_iter_get_name(C.cast(_raw))) }

    /// `g_menu_attribute_iter_get_value()`.
    public var value: Variant { C.present(C.take(C.raw(g_menu_attribute_iter_get_value(C.cast(_raw)))), "g_menu_attribute_iter_get_value") }

    /// `g_menu_attribute_iter_next()`.
    @discardableResult
    public func next() -> Bool {
        g_menu_attribute_iter_next(C.cast(_raw)) != 0
    }
}
