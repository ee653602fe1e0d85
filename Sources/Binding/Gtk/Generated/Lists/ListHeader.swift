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

#if GTK_4_12
/// `GtkListHeader`. <https://docs.gtk.org/gtk4/class.ListHeader.html>
open class ListHeader: Object {
    open override nonisolated class var gtype: UInt { gtk_list_header_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ListHeader(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension ListHeader {
    /// `child`, `gtk_list_header_get_child()`.
    public var child: Widget? {
        get { C.borrow(gtk_list_header_get_child(C.opaque(_raw))) }
        set { gtk_list_header_set_child(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `end`, `gtk_list_header_get_end()`.
    public var end: Int { C.int(gtk_list_header_get_end(C.opaque(_raw))) }

    /// `item`, `gtk_list_header_get_item()`.
    public var item: Object? { C.borrow(gtk_list_header_get_item(C.opaque(_raw))) }

    /// `n-items`, `gtk_list_header_get_n_items()`.
    public var nItems: Int { C.int(gtk_list_header_get_n_items(C.opaque(_raw))) }

    /// `start`, `gtk_list_header_get_start()`.
    public var start: Int { C.int(gtk_list_header_get_start(C.opaque(_raw))) }
}

extension Members where Owner: ListHeader {
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
    public var end: PropertyKey<Owner, Int> { PropertyKey("end") }
    public var item: PropertyKey<Owner, Object?> { PropertyKey("item") }
    public var nItems: PropertyKey<Owner, Int> { PropertyKey("n-items") }
    public var start: PropertyKey<Owner, Int> { PropertyKey("start") }
}
#endif
