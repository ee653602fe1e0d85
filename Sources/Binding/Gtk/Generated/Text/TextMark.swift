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

/// `GtkTextMark`. <https://docs.gtk.org/gtk4/class.TextMark.html>
open class TextMark: Object {
    open override nonisolated class var gtype: UInt { gtk_text_mark_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TextMark(_borrowed: raw) }

    /// `gtk_text_mark_new()`.
    public convenience init(name: String? = nil, leftGravity: Bool) {
        if Self.hasOwnType { self.init(properties: ["name": name, "left-gravity": leftGravity]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_text_mark_new(name, leftGravity ? 1 : 0)), "gtk_text_mark_new"))
    }
}

extension TextMark {
    /// `left-gravity`, `gtk_text_mark_get_left_gravity()`.
    public var leftGravity: Bool { gtk_text_mark_get_left_gravity(C.cast(_raw)) != 0 }

    /// `name`, `gtk_text_mark_get_name()`.
    public var name: String? { C.optionalString(gtk_text_mark_get_name(C.cast(_raw))) }

    /// `gtk_text_mark_get_buffer()`.
    public var buffer: TextBuffer? { C.borrow(gtk_text_mark_get_buffer(C.cast(_raw))) }

    /// `gtk_text_mark_get_deleted()`.
    public var deleted: Bool { gtk_text_mark_get_deleted(C.cast(_raw)) != 0 }

    /// `gtk_text_mark_get_visible()`.
    public var visible: Bool {
        get { gtk_text_mark_get_visible(C.cast(_raw)) != 0 }
        set { gtk_text_mark_set_visible(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.visible; defer { self.visible = value }; yield &value }
    }
}

extension Members where Owner: TextMark {
    public var leftGravity: PropertyKey<Owner, Bool> { PropertyKey("left-gravity") }
    public var name: PropertyKey<Owner, String?> { PropertyKey("name") }
}
