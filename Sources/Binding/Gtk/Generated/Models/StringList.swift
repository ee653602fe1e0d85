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

/// `GtkStringList`. <https://docs.gtk.org/gtk4/class.StringList.html>
open class StringList: Object, Gio.ListModel, Buildable {
    open override nonisolated class var gtype: UInt { gtk_string_list_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { StringList(_borrowed: raw) }

    /// `gtk_string_list_new()`.
    public convenience init(strings: [String]? = nil) {
        let cStrings = StringVector(strings)
        self.init(_constructed: C.present(C.raw(gtk_string_list_new(cStrings.constant)), "gtk_string_list_new"))
    }
}

extension StringList {
    /// `gtk_string_list_append()`.
    public func append(_ string: String) {
        gtk_string_list_append(C.opaque(_raw), string)
    }

    /// `gtk_string_list_get_string()`.
    public func string(at position: Int) -> String? {
        C.optionalString(gtk_string_list_get_string(C.opaque(_raw), C.guint(position)))
    }

    /// `gtk_string_list_remove()`.
    public func remove(at position: Int) {
        gtk_string_list_remove(C.opaque(_raw), C.guint(position))
    }

    /// `gtk_string_list_splice()`.
    public func splice(at position: Int, removing nRemovals: Int, inserting additions: [String]? = nil) {
        let cAdditions = StringVector(additions)
        gtk_string_list_splice(C.opaque(_raw), C.guint(position), C.guint(nRemovals), cAdditions.constant)
    }

    /// `gtk_string_list_take()`.
    public func take(_ string: String) {
        gtk_string_list_take(C.opaque(_raw), C.duplicate(string))
    }

#if GTK_4_14
    /// `item-type`.
    public var itemType: TypeID { property("item-type") }

    /// `n-items`.
    public var nItems: Int { property("n-items") }
#endif

#if GTK_4_18
    /// `gtk_string_list_find()`.
    @discardableResult
    public func find(_ string: String) -> Int {
        C.int(gtk_string_list_find(C.opaque(_raw), string))
    }
#endif
}

extension Members where Owner: StringList {
#if GTK_4_14
    public var itemType: PropertyKey<Owner, TypeID> { PropertyKey("item-type") }
    public var nItems: PropertyKey<Owner, Int> { PropertyKey("n-items") }
#endif
}
