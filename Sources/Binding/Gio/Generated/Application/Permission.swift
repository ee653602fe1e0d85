// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GPermission`. <https://docs.gtk.org/gio/class.Permission.html>
open class Permission: Object {
    open override nonisolated class var gtype: UInt { g_permission_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Permission(_borrowed: raw) }
}

extension Permission {
    /// `allowed`, `g_permission_get_allowed()`.
    public var allowed: Bool { g_permission_get_allowed(C.cast(_raw)) != 0 }

    /// `can-acquire`, `g_permission_get_can_acquire()`.
    public var canAcquire: Bool { g_permission_get_can_acquire(C.cast(_raw)) != 0 }

    /// `can-release`, `g_permission_get_can_release()`.
    public var canRelease: Bool { g_permission_get_can_release(C.cast(_raw)) != 0 }

    /// `g_permission_acquire()`.
    public func acquire(cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_permission_acquire(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_permission_acquire_async()`, `g_permission_acquire_finish()`.
    public func acquire() async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_permission_acquire_async(C.cast(_raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_permission_acquire_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_permission_impl_update()`.
    public func implUpdate(allowed: Bool, canAcquire: Bool, canRelease: Bool) {
        g_permission_impl_update(C.cast(_raw), allowed ? 1 : 0, canAcquire ? 1 : 0, canRelease ? 1 : 0)
    }

    /// `g_permission_release()`.
    public func release(cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_permission_release(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_permission_release_async()`, `g_permission_release_finish()`.
    public func release() async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_permission_release_async(C.cast(_raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_permission_release_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}

extension Members where Owner: Permission {
    public var allowed: PropertyKey<Owner, Bool> { PropertyKey("allowed") }
    public var canAcquire: PropertyKey<Owner, Bool> { PropertyKey("can-acquire") }
    public var canRelease: PropertyKey<Owner, Bool> { PropertyKey("can-release") }
}
