// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `GdkPixbufFormat`. <https://docs.gtk.org/gdk-pixbuf/struct.PixbufFormat.html>
public final class PixbufFormat: Boxed {
    public override class var gtype: UInt { gdk_pixbuf_format_get_type() }
}

extension PixbufFormat {
    /// `gdk_pixbuf_format_copy()`.
    @discardableResult
    public func copy() -> PixbufFormat {
        C.present(C.take(C.raw(gdk_pixbuf_format_copy(C.opaque(_raw)))), "gdk_pixbuf_format_copy")
    }

    /// `gdk_pixbuf_format_get_description()`.
    public var details: String { C.takeString(gdk_pixbuf_format_get_description(C.opaque(_raw))) }

    /// `gdk_pixbuf_format_get_extensions()`.
    public var extensions: [String] { C.takeStrings(gdk_pixbuf_format_get_extensions(C.opaque(_raw))) }

    /// `gdk_pixbuf_format_get_license()`.
    public var license: String { C.takeString(gdk_pixbuf_format_get_license(C.opaque(_raw))) }

    /// `gdk_pixbuf_format_get_mime_types()`.
    public var mimeTypes: [String] { C.takeStrings(gdk_pixbuf_format_get_mime_types(C.opaque(_raw))) }

    /// `gdk_pixbuf_format_get_name()`.
    public var name: String { C.takeString(gdk_pixbuf_format_get_name(C.opaque(_raw))) }

    /// `gdk_pixbuf_format_is_disabled()`.
    public var isDisabled: Bool {
        get { gdk_pixbuf_format_is_disabled(C.opaque(_raw)) != 0 }
        set { gdk_pixbuf_format_set_disabled(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.isDisabled; defer { self.isDisabled = value }; yield &value }
    }

    /// `gdk_pixbuf_format_is_save_option_supported()`.
    public func isSaveOptionSupported(_ optionKey: String) -> Bool {
        gdk_pixbuf_format_is_save_option_supported(C.opaque(_raw), optionKey) != 0
    }

    /// `gdk_pixbuf_format_is_scalable()`.
    public var isScalable: Bool { gdk_pixbuf_format_is_scalable(C.opaque(_raw)) != 0 }

    /// `gdk_pixbuf_format_is_writable()`.
    public var isWritable: Bool { gdk_pixbuf_format_is_writable(C.opaque(_raw)) != 0 }
}
