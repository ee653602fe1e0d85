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

/// `GtkNumericSorter`. <https://docs.gtk.org/gtk4/class.NumericSorter.html>
open class NumericSorter: Sorter {
    open override nonisolated class var gtype: UInt { gtk_numeric_sorter_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { NumericSorter(_borrowed: raw) }

    /// `gtk_numeric_sorter_new()`.
    public convenience init(expression: Expression? = nil) {
        if Self.hasOwnType { self.init(properties: ["expression": expression]); return }
        self.init(_constructed: C.present(C.raw(gtk_numeric_sorter_new(C.opaque(C.give(expression)))), "gtk_numeric_sorter_new"))
    }
}

extension NumericSorter {
    /// `expression`, `gtk_numeric_sorter_get_expression()`.
    public var expression: Expression? {
        get { C.copy(C.raw(gtk_numeric_sorter_get_expression(C.opaque(_raw)))) }
        set { gtk_numeric_sorter_set_expression(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.expression; defer { self.expression = value }; yield &value }
    }

    /// `sort-order`, `gtk_numeric_sorter_get_sort_order()`.
    public var sortOrder: SortType {
        get { C.enumeration(gtk_numeric_sorter_get_sort_order(C.opaque(_raw)).rawValue) }
        set { gtk_numeric_sorter_set_sort_order(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.sortOrder; defer { self.sortOrder = value }; yield &value }
    }
}

extension Members where Owner: NumericSorter {
    public var expression: PropertyKey<Owner, Expression?> { PropertyKey("expression") }
    public var sortOrder: PropertyKey<Owner, SortType> { PropertyKey("sort-order") }
}
