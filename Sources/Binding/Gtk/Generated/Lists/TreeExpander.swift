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

/// `GtkTreeExpander`. <https://docs.gtk.org/gtk4/class.TreeExpander.html>
open class TreeExpander: Widget {
    open override nonisolated class var gtype: UInt { gtk_tree_expander_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TreeExpander(_borrowed: raw) }
}

extension TreeExpander {
    /// `child`, `gtk_tree_expander_get_child()`.
    public var child: Widget? {
        get { C.borrow(gtk_tree_expander_get_child(C.opaque(_raw))) }
        set { gtk_tree_expander_set_child(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `indent-for-icon`, `gtk_tree_expander_get_indent_for_icon()`.
    public var indentForIcon: Bool {
        get { gtk_tree_expander_get_indent_for_icon(C.opaque(_raw)) != 0 }
        set { gtk_tree_expander_set_indent_for_icon(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.indentForIcon; defer { self.indentForIcon = value }; yield &value }
    }

    /// `item`, `gtk_tree_expander_get_item()`.
    public var item: Object? { C.adopt(gtk_tree_expander_get_item(C.opaque(_raw))) }

    /// `list-row`, `gtk_tree_expander_get_list_row()`.
    public var listRow: TreeListRow? {
        get { C.borrow(C.raw(gtk_tree_expander_get_list_row(C.opaque(_raw)))) }
        set { gtk_tree_expander_set_list_row(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.listRow; defer { self.listRow = value }; yield &value }
    }

#if GTK_4_10
    /// `hide-expander`, `gtk_tree_expander_get_hide_expander()`.
    public var hideExpander: Bool {
        get { gtk_tree_expander_get_hide_expander(C.opaque(_raw)) != 0 }
        set { gtk_tree_expander_set_hide_expander(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.hideExpander; defer { self.hideExpander = value }; yield &value }
    }

    /// `indent-for-depth`, `gtk_tree_expander_get_indent_for_depth()`.
    public var indentForDepth: Bool {
        get { gtk_tree_expander_get_indent_for_depth(C.opaque(_raw)) != 0 }
        set { gtk_tree_expander_set_indent_for_depth(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.indentForDepth; defer { self.indentForDepth = value }; yield &value }
    }
#endif
}

extension Members where Owner: TreeExpander {
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
    public var indentForIcon: PropertyKey<Owner, Bool> { PropertyKey("indent-for-icon") }
    public var item: PropertyKey<Owner, Object?> { PropertyKey("item") }
    public var listRow: PropertyKey<Owner, TreeListRow?> { PropertyKey("list-row") }
#if GTK_4_10
    public var hideExpander: PropertyKey<Owner, Bool> { PropertyKey("hide-expander") }
    public var indentForDepth: PropertyKey<Owner, Bool> { PropertyKey("indent-for-depth") }
#endif
}
