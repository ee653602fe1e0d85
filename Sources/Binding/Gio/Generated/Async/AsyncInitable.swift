// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GAsyncInitable`. <https://docs.gtk.org/gio/iface.AsyncInitable.html>
@MainActor
public protocol AsyncInitable: Object {}

/// Some object with the interface ``AsyncInitable``, of a class that is private to its library.
public final class AnyAsyncInitable: Object, AsyncInitable {
    public override nonisolated class var gtype: UInt { g_async_initable_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyAsyncInitable(_borrowed: raw) }
}

extension AsyncInitable {
    /// `g_async_initable_init_async()`, `g_async_initable_init_finish()`.
    public func initialize(priority ioPriority: Int = 0) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_async_initable_init_async(C.opaque(_raw), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_async_initable_init_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}
