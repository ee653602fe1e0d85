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

/// `GtkStackPage`. <https://docs.gtk.org/gtk4/class.StackPage.html>
open class StackPage: Object, Accessible {
    open override nonisolated class var gtype: UInt { gtk_stack_page_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { StackPage(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension StackPage {
    /// `child`, `gtk_stack_page_get_child()`.
    public var child: Widget { C.present(C.borrow(gtk_stack_page_get_child(C.opaque(_raw))), "gtk_stack_page_get_child") }

    /// `icon-name`, `gtk_stack_page_get_icon_name()`.
    public var iconName: String? {
        get { C.optionalString(gtk_stack_page_get_icon_name(C.opaque(_raw))) }
        set { setProperty("icon-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.iconName; defer { self.iconName = value }; yield &value }
    }

    /// `name`, `gtk_stack_page_get_name()`.
    public var name: String? {
        get { C.optionalString(gtk_stack_page_get_name(C.opaque(_raw))) }
        set { setProperty("name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.name; defer { self.name = value }; yield &value }
    }

    /// `needs-attention`, `gtk_stack_page_get_needs_attention()`.
    public var needsAttention: Bool {
        get { gtk_stack_page_get_needs_attention(C.opaque(_raw)) != 0 }
        set { gtk_stack_page_set_needs_attention(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.needsAttention; defer { self.needsAttention = value }; yield &value }
    }

    /// `title`, `gtk_stack_page_get_title()`.
    public var title: String? {
        get { C.optionalString(gtk_stack_page_get_title(C.opaque(_raw))) }
        set { setProperty("title", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }

    /// `use-underline`, `gtk_stack_page_get_use_underline()`.
    public var useUnderline: Bool {
        get { gtk_stack_page_get_use_underline(C.opaque(_raw)) != 0 }
        set { gtk_stack_page_set_use_underline(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useUnderline; defer { self.useUnderline = value }; yield &value }
    }

    /// `visible`, `gtk_stack_page_get_visible()`.
    public var visible: Bool {
        get { gtk_stack_page_get_visible(C.opaque(_raw)) != 0 }
        set { gtk_stack_page_set_visible(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.visible; defer { self.visible = value }; yield &value }
    }
}

extension Members where Owner: StackPage {
    public var child: PropertyKey<Owner, Widget> { PropertyKey("child") }
    public var iconName: PropertyKey<Owner, String?> { PropertyKey("icon-name") }
    public var name: PropertyKey<Owner, String?> { PropertyKey("name") }
    public var needsAttention: PropertyKey<Owner, Bool> { PropertyKey("needs-attention") }
    public var title: PropertyKey<Owner, String?> { PropertyKey("title") }
    public var useUnderline: PropertyKey<Owner, Bool> { PropertyKey("use-underline") }
    public var visible: PropertyKey<Owner, Bool> { PropertyKey("visible") }
}
