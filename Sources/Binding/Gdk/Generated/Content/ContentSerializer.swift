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

/// `GdkContentSerializer`. <https://docs.gtk.org/gdk4/class.ContentSerializer.html>
open class ContentSerializer: Object, Gio.AsyncResult {
    open override nonisolated class var gtype: UInt { gdk_content_serializer_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ContentSerializer(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension ContentSerializer {
    /// `gdk_content_serializer_get_cancellable()`.
    public var cancellable: Gio.Cancellable? { C.borrow(gdk_content_serializer_get_cancellable(C.opaque(_raw))) }

    /// `gdk_content_serializer_get_gtype()`.
    public var valueType: TypeID { TypeID(_raw: gdk_content_serializer_get_gtype(C.opaque(_raw))) }

    /// `gdk_content_serializer_get_mime_type()`.
    public var mimeType: String { C.string(gdk_content_serializer_get_mime_type(C.opaque(_raw))) }

    /// `gdk_content_serializer_get_output_stream()`.
    public var outputStream: Gio.OutputStream { C.present(C.borrow(gdk_content_serializer_get_output_stream(C.opaque(_raw))), "gdk_content_serializer_get_output_stream") }

    /// `gdk_content_serializer_get_priority()`.
    public var priority: Int { C.int(gdk_content_serializer_get_priority(C.opaque(_raw))) }

    /// `gdk_content_serializer_get_value()`.
    public var value: Value { C.present(C.copy(gdk_content_serializer_get_value(C.opaque(_raw))), "gdk_content_serializer_get_value") }

    /// `gdk_content_serializer_return_error()`.
    public func returnError(_ error: GLibError) {
        gdk_content_serializer_return_error(C.opaque(_raw), error.copy)
    }

    /// `gdk_content_serializer_return_success()`.
    public func returnSuccess() {
        gdk_content_serializer_return_success(C.opaque(_raw))
    }
}
