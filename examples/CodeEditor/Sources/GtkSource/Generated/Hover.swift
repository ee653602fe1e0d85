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

/// `GtkSourceHover`.
open class Hover: Object {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_hover_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Hover(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension Hover {
    /// `hover-delay`.
    public var hoverDelay: Int {
        get { property("hover-delay") }
        set { setProperty("hover-delay", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.hoverDelay; defer { self.hoverDelay = value }; yield &value }
    }

    /// `gtk_source_hover_add_provider()`.
    public func addProvider(_ provider: any HoverProvider) {
        gtk_source_hover_add_provider(C.opaque(_raw), C.opaque(provider._raw))
    }

    /// `gtk_source_hover_remove_provider()`.
    public func removeProvider(_ provider: any HoverProvider) {
        gtk_source_hover_remove_provider(C.opaque(_raw), C.opaque(provider._raw))
    }
}

extension Members where Owner: Hover {
    public var hoverDelay: PropertyKey<Owner, Int> { PropertyKey("hover-delay") }
}
