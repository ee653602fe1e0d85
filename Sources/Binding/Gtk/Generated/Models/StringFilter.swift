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

/// `GtkStringFilter`. <https://docs.gtk.org/gtk4/class.StringFilter.html>
open class StringFilter: Filter {
    open override nonisolated class var gtype: UInt { gtk_string_filter_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { StringFilter(_borrowed: raw) }

    /// `gtk_string_filter_new()`.
    public convenience init(expression: Expression? = nil) {
        if Self.hasOwnType { self.init(properties: ["expression": expression]); return }
        self.init(_constructed: C.present(C.raw(gtk_string_filter_new(C.opaque(C.give(expression)))), "gtk_string_filter_new"))
    }
}

extension StringFilter {
    /// `expression`, `gtk_string_filter_get_expression()`.
    public var expression: Expression? {
        get { C.copy(C.raw(gtk_string_filter_get_expression(C.opaque(_raw)))) }
        set { gtk_string_filter_set_expression(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.expression; defer { self.expression = value }; yield &value }
    }

    /// `ignore-case`, `gtk_string_filter_get_ignore_case()`.
    public var ignoreCase: Bool {
        get { gtk_string_filter_get_ignore_case(C.opaque(_raw)) != 0 }
        set { gtk_string_filter_set_ignore_case(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.ignoreCase; defer { self.ignoreCase = value }; yield &value }
    }

    /// `match-mode`, `gtk_string_filter_get_match_mode()`.
    public var matchMode: StringFilterMatchMode {
        get { C.enumeration(gtk_string_filter_get_match_mode(C.opaque(_raw)).rawValue) }
        set { gtk_string_filter_set_match_mode(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.matchMode; defer { self.matchMode = value }; yield &value }
    }

    /// `search`, `gtk_string_filter_get_search()`.
    public var search: String? {
        get { C.optionalString(gtk_string_filter_get_search(C.opaque(_raw))) }
        set { gtk_string_filter_set_search(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.search; defer { self.search = value }; yield &value }
    }
}

extension Members where Owner: StringFilter {
    public var expression: PropertyKey<Owner, Expression?> { PropertyKey("expression") }
    public var ignoreCase: PropertyKey<Owner, Bool> { PropertyKey("ignore-case") }
    public var matchMode: PropertyKey<Owner, StringFilterMatchMode> { PropertyKey("match-mode") }
    public var search: PropertyKey<Owner, String?> { PropertyKey("search") }
}
