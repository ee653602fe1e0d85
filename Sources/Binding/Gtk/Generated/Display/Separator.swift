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

/// `GtkSeparator`. <https://docs.gtk.org/gtk4/class.Separator.html>
open class Separator: Widget, Orientable {
    open override nonisolated class var gtype: UInt { gtk_separator_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Separator(_borrowed: raw) }

    /// `gtk_separator_new()`.
    public convenience init(orientation: Orientation) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["orientation": orientation]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_separator_new(.init(rawValue: C.number(orientation)))), "gtk_separator_new"))
    }
}
