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

/// `GtkIconPaintable`. <https://docs.gtk.org/gtk4/class.IconPaintable.html>
open class IconPaintable: Object, Gdk.Paintable, SymbolicPaintable {
    open override nonisolated class var gtype: UInt { gtk_icon_paintable_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { IconPaintable(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `gtk_icon_paintable_new_for_file()`.
    public convenience init(file: Gio.File, size: Int, scale: Int) {
        self.init(_constructed: C.present(C.raw(gtk_icon_paintable_new_for_file(C.opaque(file._raw), C.gint(size), C.gint(scale))), "gtk_icon_paintable_new_for_file"))
    }
}

extension IconPaintable {
    /// `file`, `gtk_icon_paintable_get_file()`.
    public var file: Gio.File? { C.adopt(C.raw(gtk_icon_paintable_get_file(C.opaque(_raw)))) }

    /// `icon-name`, `gtk_icon_paintable_get_icon_name()`.
    public var iconName: String? { C.optionalFileName(gtk_icon_paintable_get_icon_name(C.opaque(_raw))) }

    /// `is-symbolic`.
    public var isSymbolic: Bool { property("is-symbolic") }
}

extension Members where Owner: IconPaintable {
    public var file: PropertyKey<Owner, Gio.File?> { PropertyKey("file") }
    public var iconName: PropertyKey<Owner, String?> { PropertyKey("icon-name") }
    public var isSymbolic: PropertyKey<Owner, Bool> { PropertyKey("is-symbolic") }
}
