// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkContentFormatsBuilder`. <https://docs.gtk.org/gdk4/struct.ContentFormatsBuilder.html>
public final class ContentFormatsBuilder: Boxed {
    public override class var gtype: UInt { gdk_content_formats_builder_get_type() }

    /// `gdk_content_formats_builder_new()`.
    public convenience init() {
        self.init(_taking: C.present(C.raw(gdk_content_formats_builder_new()), "gdk_content_formats_builder_new"))
    }
}

extension ContentFormatsBuilder {
    /// `gdk_content_formats_builder_add_formats()`.
    public func addFormats(_ formats: ContentFormats) {
        gdk_content_formats_builder_add_formats(C.opaque(_raw), C.opaque(formats._raw))
    }

    /// `gdk_content_formats_builder_add_gtype()`.
    public func addType(_ type: any ValueConvertible.Type) {
        gdk_content_formats_builder_add_gtype(C.opaque(_raw), type._valueType)
    }

    /// `gdk_content_formats_builder_add_mime_type()`.
    public func addMimeType(_ mimeType: String) {
        gdk_content_formats_builder_add_mime_type(C.opaque(_raw), mimeType)
    }

    /// `gdk_content_formats_builder_to_formats()`.
    public func toFormats() -> ContentFormats {
        C.present(C.take(C.raw(gdk_content_formats_builder_to_formats(C.opaque(_raw)))), "gdk_content_formats_builder_to_formats")
    }
}
