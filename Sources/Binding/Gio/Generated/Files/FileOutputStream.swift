// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFileOutputStream`. <https://docs.gtk.org/gio/class.FileOutputStream.html>
open class FileOutputStream: OutputStream, Seekable {
    open override nonisolated class var gtype: UInt { g_file_output_stream_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FileOutputStream(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension FileOutputStream {
    /// `g_file_output_stream_get_etag()`.
    public var etag: String? { C.takeOptionalString(g_file_output_stream_get_etag(C.cast(_raw))) }

    /// `g_file_output_stream_query_info()`.
    @discardableResult
    public func queryInfo(
        _ attributes: String, cancellable: Cancellable? = nil
    ) throws(GLibError) -> FileInfo {
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_output_stream_query_info(C.cast(_raw), attributes, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_file_output_stream_query_info")
    }

    /// `g_file_output_stream_query_info_async()`, `g_file_output_stream_query_info_finish()`.
    @discardableResult
    public func queryInfo(
        _ attributes: String, priority ioPriority: Int = 0
    ) async throws(GLibError) -> FileInfo {
        let source = await C.ready { cancellable, ready, data in
            g_file_output_stream_query_info_async(C.cast(_raw), attributes, C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_output_stream_query_info_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_file_output_stream_query_info_finish")
    }
}
