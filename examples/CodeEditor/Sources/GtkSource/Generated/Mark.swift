// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `GtkSourceMark`.
open class Mark: Gtk.TextMark {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_mark_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Mark(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `gtk_source_mark_new()`.
    public convenience init(name: String? = nil, category: String) {
        if Self.hasOwnType { self.init(properties: ["name": name, "category": category]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_source_mark_new(name, category)), "gtk_source_mark_new"))
    }
}

extension Mark {
    /// `category`, `gtk_source_mark_get_category()`.
    public var category: String { C.string(gtk_source_mark_get_category(C.cast(_raw))) }

    /// `gtk_source_mark_next()`.
    @discardableResult
    public func next(_ category: String? = nil) -> Mark? {
        C.borrow(gtk_source_mark_next(C.cast(_raw), category))
    }

    /// `gtk_source_mark_prev()`.
    @discardableResult
    public func prev(_ category: String) -> Mark? {
        C.borrow(gtk_source_mark_prev(C.cast(_raw), category))
    }
}

extension Members where Owner: Mark {
    public var category: PropertyKey<Owner, String> { PropertyKey("category") }
}
