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

/// `GtkBookmarkList`. <https://docs.gtk.org/gtk4/class.BookmarkList.html>
open class BookmarkList: Object, Gio.ListModel {
    open override nonisolated class var gtype: UInt { gtk_bookmark_list_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { BookmarkList(_borrowed: raw) }

    /// `gtk_bookmark_list_new()`.
    public convenience init(filename: String? = nil, attributes: String? = nil) {
        if Self.hasOwnType { self.init(properties: ["filename": filename, "attributes": attributes]); return }
        self.init(_constructed: C.present(C.raw(gtk_bookmark_list_new(C.bytes(filename), attributes)), "gtk_bookmark_list_new"))
    }
}

extension BookmarkList {
    /// `attributes`, `gtk_bookmark_list_get_attributes()`.
    public var attributes: String? {
        get { C.optionalString(gtk_bookmark_list_get_attributes(C.opaque(_raw))) }
        set { gtk_bookmark_list_set_attributes(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.attributes; defer { self.attributes = value }; yield &value }
    }

    /// `filename`, `gtk_bookmark_list_get_filename()`.
    public var filename: String { C.fileName(gtk_bookmark_list_get_filename(C.opaque(_raw))) }

    /// `io-priority`, `gtk_bookmark_list_get_io_priority()`.
    public var ioPriority: Int {
        get { C.int(gtk_bookmark_list_get_io_priority(C.opaque(_raw))) }
        set { gtk_bookmark_list_set_io_priority(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.ioPriority; defer { self.ioPriority = value }; yield &value }
    }

    /// `item-type`.
    public var itemType: TypeID { property("item-type") }

    /// `loading`.
    public var loading: Bool { property("loading") }

    /// `n-items`.
    public var nItems: Int { property("n-items") }

    /// `gtk_bookmark_list_is_loading()`.
    public var isLoading: Bool { gtk_bookmark_list_is_loading(C.opaque(_raw)) != 0 }
}

extension Members where Owner: BookmarkList {
    public var attributes: PropertyKey<Owner, String?> { PropertyKey("attributes") }
    public var filename: PropertyKey<Owner, String> { PropertyKey("filename") }
    public var ioPriority: PropertyKey<Owner, Int> { PropertyKey("io-priority") }
    public var itemType: PropertyKey<Owner, TypeID> { PropertyKey("item-type") }
    public var loading: PropertyKey<Owner, Bool> { PropertyKey("loading") }
    public var nItems: PropertyKey<Owner, Int> { PropertyKey("n-items") }
}
