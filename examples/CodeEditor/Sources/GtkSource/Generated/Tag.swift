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

/// `GtkSourceTag`.
open class Tag: Gtk.TextTag {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_tag_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Tag(_borrowed: raw) }

    /// `gtk_source_tag_new()`.
    public convenience init(name: String? = nil) {
        if Self.hasOwnType { self.init(properties: ["name": name]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_source_tag_new(name)), "gtk_source_tag_new"))
    }
}

extension Tag {
    /// `draw-spaces`.
    public var drawSpaces: Bool {
        get { property("draw-spaces") }
        set { setProperty("draw-spaces", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.drawSpaces; defer { self.drawSpaces = value }; yield &value }
    }

    /// `draw-spaces-set`.
    public var drawSpacesSet: Bool {
        get { property("draw-spaces-set") }
        set { setProperty("draw-spaces-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.drawSpacesSet; defer { self.drawSpacesSet = value }; yield &value }
    }
}

extension Members where Owner: Tag {
    public var drawSpaces: PropertyKey<Owner, Bool> { PropertyKey("draw-spaces") }
    public var drawSpacesSet: PropertyKey<Owner, Bool> { PropertyKey("draw-spaces-set") }
}
