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

/// `GtkAssistantPage`. <https://docs.gtk.org/gtk4/class.AssistantPage.html>
#if GTK_4_10
@available(*, deprecated, message: "Show the pages in a Gtk.Stack in a Gtk.Window.")
#endif
open class AssistantPage: Object {
    open override nonisolated class var gtype: UInt { gtk_assistant_page_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AssistantPage(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

#if GTK_4_10
@available(*, deprecated, message: "Show the pages in a Gtk.Stack in a Gtk.Window.")
#endif
extension AssistantPage {
    /// `child`, `gtk_assistant_page_get_child()`.
    public var child: Widget { C.present(C.borrow(gtk_assistant_page_get_child(C.opaque(_raw))), "gtk_assistant_page_get_child") }

    /// `complete`.
    public var complete: Bool {
        get { property("complete") }
        set { setProperty("complete", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.complete; defer { self.complete = value }; yield &value }
    }

    /// `page-type`.
    public var pageType: AssistantPageType {
        get { property("page-type") }
        set { setProperty("page-type", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.pageType; defer { self.pageType = value }; yield &value }
    }

    /// `title`.
    public var title: String? {
        get { property("title") }
        set { setProperty("title", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Show the pages in a Gtk.Stack in a Gtk.Window.")
#endif
extension Members where Owner: AssistantPage {
    public var child: PropertyKey<Owner, Widget> { PropertyKey("child") }
    public var complete: PropertyKey<Owner, Bool> { PropertyKey("complete") }
    public var pageType: PropertyKey<Owner, AssistantPageType> { PropertyKey("page-type") }
    public var title: PropertyKey<Owner, String?> { PropertyKey("title") }
}
