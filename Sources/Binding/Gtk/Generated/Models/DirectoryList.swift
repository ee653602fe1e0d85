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

/// `GtkDirectoryList`. <https://docs.gtk.org/gtk4/class.DirectoryList.html>
open class DirectoryList: Object, Gio.ListModel {
    open override nonisolated class var gtype: UInt { gtk_directory_list_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DirectoryList(_borrowed: raw) }

    /// `gtk_directory_list_new()`.
    public convenience init(attributes: String? = nil, file: Gio.File? = nil) {
        if Self.hasOwnType { self.init(properties: ["attributes": attributes, "file": file]); return }
        self.init(_constructed: C.present(C.raw(gtk_directory_list_new(attributes, C.opaque(file?._raw))), "gtk_directory_list_new"))
    }
}

extension DirectoryList {
    /// `attributes`, `gtk_directory_list_get_attributes()`.
    public var attributes: String? {
        get { C.optionalString(gtk_directory_list_get_attributes(C.opaque(_raw))) }
        set { gtk_directory_list_set_attributes(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.attributes; defer { self.attributes = value }; yield &value }
    }

    /// `file`, `gtk_directory_list_get_file()`.
    public var file: Gio.File? {
        get { C.borrow(C.raw(gtk_directory_list_get_file(C.opaque(_raw)))) }
        set { gtk_directory_list_set_file(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.file; defer { self.file = value }; yield &value }
    }

    /// `io-priority`, `gtk_directory_list_get_io_priority()`.
    public var ioPriority: Int {
        get { C.int(gtk_directory_list_get_io_priority(C.opaque(_raw))) }
        set { gtk_directory_list_set_io_priority(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.ioPriority; defer { self.ioPriority = value }; yield &value }
    }

    /// `item-type`.
    public var itemType: TypeID { property("item-type") }

    /// `loading`.
    public var loading: Bool { property("loading") }

    /// `monitored`, `gtk_directory_list_get_monitored()`.
    public var monitored: Bool {
        get { gtk_directory_list_get_monitored(C.opaque(_raw)) != 0 }
        set { gtk_directory_list_set_monitored(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.monitored; defer { self.monitored = value }; yield &value }
    }

    /// `n-items`.
    public var nItems: Int { property("n-items") }

    /// `gtk_directory_list_is_loading()`.
    public var isLoading: Bool { gtk_directory_list_is_loading(C.opaque(_raw)) != 0 }
}

extension Members where Owner: DirectoryList {
    public var attributes: PropertyKey<Owner, String?> { PropertyKey("attributes") }
    public var file: PropertyKey<Owner, Gio.File?> { PropertyKey("file") }
    public var ioPriority: PropertyKey<Owner, Int> { PropertyKey("io-priority") }
    public var itemType: PropertyKey<Owner, TypeID> { PropertyKey("item-type") }
    public var loading: PropertyKey<Owner, Bool> { PropertyKey("loading") }
    public var monitored: PropertyKey<Owner, Bool> { PropertyKey("monitored") }
    public var nItems: PropertyKey<Owner, Int> { PropertyKey("n-items") }
}
