// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GAsyncResult`. <https://docs.gtk.org/gio/iface.AsyncResult.html>
@MainActor
public protocol AsyncResult: Object {}

/// Some object with the interface ``AsyncResult``, of a class that is private to its library.
public final class AnyAsyncResult: Object, AsyncResult {
    public override nonisolated class var gtype: UInt { g_async_result_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyAsyncResult(_borrowed: raw) }
}

extension AsyncResult {
    /// `g_async_result_get_source_object()`.
    public var sourceObject: Object? { C.adopt(g_async_result_get_source_object(C.opaque(_raw))) }

    /// `g_async_result_legacy_propagate_error()`.
    public func legacyPropagateError() throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_async_result_legacy_propagate_error(C.opaque(_raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}
