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

#if GTK_4_14
/// `GtkAccessibleList`. <https://docs.gtk.org/gtk4/struct.AccessibleList.html>
public final class AccessibleList: Boxed {
    public override class var gtype: UInt { gtk_accessible_list_get_type() }

    /// `gtk_accessible_list_new_from_array()`.
    public convenience init(accessibles: [any Accessible]) {
        var cAccessibles: [OpaquePointer?] = accessibles.map { C.opaque($0._raw) }
        self.init(_taking: C.present(C.raw(gtk_accessible_list_new_from_array(&cAccessibles, C.gsize(accessibles.count))), "gtk_accessible_list_new_from_array"))
    }

    /// `gtk_accessible_list_new_from_list()`.
    public convenience init(list: [any Accessible]) {
        let cList = C.list(of: list.map { $0._address })
        defer { g_list_free(cList) }
        self.init(_taking: C.present(C.raw(gtk_accessible_list_new_from_list(cList)), "gtk_accessible_list_new_from_list"))
    }
}

extension AccessibleList {
    /// `gtk_accessible_list_get_objects()`.
    public var objects: [any Accessible] { C.array(list: gtk_accessible_list_get_objects(C.opaque(_raw)), .container) { C.present(C.borrow($0, AnyAccessible.self), "gtk_accessible_list_get_objects") } }
}
#endif
