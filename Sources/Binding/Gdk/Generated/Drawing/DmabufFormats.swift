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

#if GTK_4_14
/// `GdkDmabufFormats`. <https://docs.gtk.org/gdk4/struct.DmabufFormats.html>
public final class DmabufFormats: Boxed {
    public override class var gtype: UInt { gdk_dmabuf_formats_get_type() }
}

extension DmabufFormats {
    /// `gdk_dmabuf_formats_contains()`.
    public func contains(fourcc: Int, modifier: UInt64) -> Bool {
        gdk_dmabuf_formats_contains(C.opaque(_raw), C.guint32(fourcc), guint64(modifier)) != 0
    }

    /// `gdk_dmabuf_formats_equal()`.
    public func equal(_ formats2: DmabufFormats? = nil) -> Bool {
        gdk_dmabuf_formats_equal(C.opaque(_raw), C.opaque(formats2?._raw)) != 0
    }

    /// `gdk_dmabuf_formats_get_format()`.
    public func format(at idx: Int) -> (fourcc: Int, modifier: UInt64) {
        var fourcc: guint32 = 0
        var modifier: guint64 = 0
        gdk_dmabuf_formats_get_format(C.opaque(_raw), C.gsize(idx), &fourcc, &modifier)
        return (C.int(fourcc), UInt64(modifier))
    }

    /// `gdk_dmabuf_formats_get_n_formats()`.
    public var nFormats: Int { C.int(gdk_dmabuf_formats_get_n_formats(C.opaque(_raw))) }
}

extension DmabufFormats: Equatable {
    public static func == (left: DmabufFormats, right: DmabufFormats) -> Bool { left.equal(right) }
}
#endif
