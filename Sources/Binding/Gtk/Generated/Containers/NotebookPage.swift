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

/// `GtkNotebookPage`. <https://docs.gtk.org/gtk4/class.NotebookPage.html>
open class NotebookPage: Object {
    open override nonisolated class var gtype: UInt { gtk_notebook_page_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { NotebookPage(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension NotebookPage {
    /// `child`, `gtk_notebook_page_get_child()`.
    public var child: Widget { C.present(C.borrow(gtk_notebook_page_get_child(C.opaque(_raw))), "gtk_notebook_page_get_child") }

    /// `detachable`.
    public var detachable: Bool {
        get { property("detachable") }
        set { setProperty("detachable", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.detachable; defer { self.detachable = value }; yield &value }
    }

    /// `menu`.
    public var menu: Widget? { property("menu") }

    /// `menu-label`.
    public var menuLabel: String? {
        get { property("menu-label") }
        set { setProperty("menu-label", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.menuLabel; defer { self.menuLabel = value }; yield &value }
    }

    /// `position`.
    public var position: Int {
        get { property("position") }
        set { setProperty("position", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.position; defer { self.position = value }; yield &value }
    }

    /// `reorderable`.
    public var reorderable: Bool {
        get { property("reorderable") }
        set { setProperty("reorderable", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.reorderable; defer { self.reorderable = value }; yield &value }
    }

    /// `tab`.
    public var tab: Widget? { property("tab") }

    /// `tab-expand`.
    public var tabExpand: Bool {
        get { property("tab-expand") }
        set { setProperty("tab-expand", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.tabExpand; defer { self.tabExpand = value }; yield &value }
    }

    /// `tab-fill`.
    public var tabFill: Bool {
        get { property("tab-fill") }
        set { setProperty("tab-fill", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.tabFill; defer { self.tabFill = value }; yield &value }
    }

    /// `tab-label`.
    public var tabLabel: String? {
        get { property("tab-label") }
        set { setProperty("tab-label", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.tabLabel; defer { self.tabLabel = value }; yield &value }
    }
}

extension Members where Owner: NotebookPage {
    public var child: PropertyKey<Owner, Widget> { PropertyKey("child") }
    public var detachable: PropertyKey<Owner, Bool> { PropertyKey("detachable") }
    public var menu: PropertyKey<Owner, Widget?> { PropertyKey("menu") }
    public var menuLabel: PropertyKey<Owner, String?> { PropertyKey("menu-label") }
    public var position: PropertyKey<Owner, Int> { PropertyKey("position") }
    public var reorderable: PropertyKey<Owner, Bool> { PropertyKey("reorderable") }
    public var tab: PropertyKey<Owner, Widget?> { PropertyKey("tab") }
    public var tabExpand: PropertyKey<Owner, Bool> { PropertyKey("tab-expand") }
    public var tabFill: PropertyKey<Owner, Bool> { PropertyKey("tab-fill") }
    public var tabLabel: PropertyKey<Owner, String?> { PropertyKey("tab-label") }
}
