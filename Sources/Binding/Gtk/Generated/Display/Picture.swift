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

/// `GtkPicture`. <https://docs.gtk.org/gtk4/class.Picture.html>
open class Picture: Widget {
    open override nonisolated class var gtype: UInt { gtk_picture_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Picture(_borrowed: raw) }

    /// `gtk_picture_new_for_file()`.
    public convenience init(file: Gio.File? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["file": file]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_picture_new_for_file(C.opaque(file?._raw))), "gtk_picture_new_for_file"))
    }

    /// `gtk_picture_new_for_filename()`.
    public convenience init(filename: String? = nil) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_picture_new_for_filename(C.bytes(filename))), "gtk_picture_new_for_filename"))
    }

    /// `gtk_picture_new_for_paintable()`.
    public convenience init(paintable: (any Gdk.Paintable)? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["paintable": paintable as Object?]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_picture_new_for_paintable(C.opaque(paintable?._raw))), "gtk_picture_new_for_paintable"))
    }

    /// `gtk_picture_new_for_pixbuf()`.
    #if GTK_4_12
    @available(*, deprecated, message: "Use Gtk.Picture.init(paintable:) and Gdk.Texture.init(pixbuf:) instead.")
    #endif
    public convenience init(pixbuf: GdkPixbuf.Pixbuf? = nil) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_picture_new_for_pixbuf(C.opaque(pixbuf?._raw))), "gtk_picture_new_for_pixbuf"))
    }

    /// `gtk_picture_new_for_resource()`.
    public convenience init(resourcePath: String? = nil) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_picture_new_for_resource(resourcePath)), "gtk_picture_new_for_resource"))
    }
}

extension Picture {
    /// `alternative-text`, `gtk_picture_get_alternative_text()`.
    public var alternativeText: String? {
        get { C.optionalString(gtk_picture_get_alternative_text(C.opaque(_raw))) }
        set { gtk_picture_set_alternative_text(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.alternativeText; defer { self.alternativeText = value }; yield &value }
    }

    /// `can-shrink`, `gtk_picture_get_can_shrink()`.
    public var canShrink: Bool {
        get { gtk_picture_get_can_shrink(C.opaque(_raw)) != 0 }
        set { gtk_picture_set_can_shrink(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.canShrink; defer { self.canShrink = value }; yield &value }
    }

    /// `content-fit`, `gtk_picture_get_content_fit()`.
    public var contentFit: ContentFit {
        get { C.enumeration(gtk_picture_get_content_fit(C.opaque(_raw)).rawValue) }
        set { gtk_picture_set_content_fit(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.contentFit; defer { self.contentFit = value }; yield &value }
    }

    /// `file`, `gtk_picture_get_file()`.
    public var file: Gio.File? {
        get { C.borrow(C.raw(gtk_picture_get_file(C.opaque(_raw)))) }
        set { gtk_picture_set_file(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.file; defer { self.file = value }; yield &value }
    }

    /// `paintable`, `gtk_picture_get_paintable()`.
    public var paintable: (any Gdk.Paintable)? {
        get { C.borrow(C.raw(gtk_picture_get_paintable(C.opaque(_raw))), Gdk.AnyPaintable.self) }
        set { gtk_picture_set_paintable(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.paintable; defer { self.paintable = value }; yield &value }
    }

    /// `gtk_picture_set_filename()`.
    public func setFilename(_ filename: String? = nil) {
        gtk_picture_set_filename(C.opaque(_raw), C.bytes(filename))
    }

    /// `gtk_picture_set_pixbuf()`.
    #if GTK_4_12
    @available(*, deprecated, message: "Use Gtk.Picture.paintable instead.")
    #endif
    public func setPixbuf(_ pixbuf: GdkPixbuf.Pixbuf? = nil) {
        gtk_picture_set_pixbuf(C.opaque(_raw), C.opaque(pixbuf?._raw))
    }

    /// `gtk_picture_set_resource()`.
    public func setResource(_ resourcePath: String? = nil) {
        gtk_picture_set_resource(C.opaque(_raw), resourcePath)
    }
}

extension Members where Owner: Picture {
    public var alternativeText: PropertyKey<Owner, String?> { PropertyKey("alternative-text") }
    public var canShrink: PropertyKey<Owner, Bool> { PropertyKey("can-shrink") }
    public var contentFit: PropertyKey<Owner, ContentFit> { PropertyKey("content-fit") }
    public var file: PropertyKey<Owner, Gio.File?> { PropertyKey("file") }
    public var paintable: PropertyKey<Owner, (any Gdk.Paintable)?> { PropertyKey("paintable", optional: Gdk.AnyPaintable.self) }
}
