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

/// `GtkStringObject`. <https://docs.gtk.org/gtk4/class.StringObject.html>
open class StringObject: Object {
    open override nonisolated class var gtype: UInt { gtk_string_object_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { StringObject(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `gtk_string_object_new()`.
    public convenience init(_ string: String) {
        self.init(_constructed: C.present(C.raw(gtk_string_object_new(string)), "gtk_string_object_new"))
    }
}

extension StringObject {
    /// `string`, `gtk_string_object_get_string()`.
    public var string: String { C.string(gtk_string_object_get_string(C.opaque(_raw))) }
}

extension Members where Owner: StringObject {
    public var string: PropertyKey<Owner, String> { PropertyKey("string") }
}
