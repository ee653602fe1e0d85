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

/// `GtkStringSorter`. <https://docs.gtk.org/gtk4/class.StringSorter.html>
open class StringSorter: Sorter {
    open override nonisolated class var gtype: UInt { gtk_string_sorter_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { StringSorter(_borrowed: raw) }

    /// `gtk_string_sorter_new()`.
    public convenience init(expression: Expression? = nil) {
        if Self.hasOwnType { self.init(properties: ["expression": expression]); return }
        self.init(_constructed: C.present(C.raw(gtk_string_sorter_new(C.opaque(C.give(expression)))), "gtk_string_sorter_new"))
    }
}

extension StringSorter {
    /// `expression`, `gtk_string_sorter_get_expression()`.
    public var expression: Expression? {
        get { C.copy(C.raw(gtk_string_sorter_get_expression(C.opaque(_raw)))) }
        set { gtk_string_sorter_set_expression(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.expression; defer { self.expression = value }; yield &value }
    }

    /// `ignore-case`, `gtk_string_sorter_get_ignore_case()`.
    public var ignoreCase: Bool {
        get { gtk_string_sorter_get_ignore_case(C.opaque(_raw)) != 0 }
        set { gtk_string_sorter_set_ignore_case(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.ignoreCase; defer { self.ignoreCase = value }; yield &value }
    }

#if GTK_4_10
    /// `collation`, `gtk_string_sorter_get_collation()`.
    public var collation: Collation {
        get { C.enumeration(gtk_string_sorter_get_collation(C.opaque(_raw)).rawValue) }
        set { gtk_string_sorter_set_collation(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.collation; defer { self.collation = value }; yield &value }
    }
#endif
}

extension Members where Owner: StringSorter {
    public var expression: PropertyKey<Owner, Expression?> { PropertyKey("expression") }
    public var ignoreCase: PropertyKey<Owner, Bool> { PropertyKey("ignore-case") }
#if GTK_4_10
    public var collation: PropertyKey<Owner, Collation> { PropertyKey("collation") }
#endif
}
