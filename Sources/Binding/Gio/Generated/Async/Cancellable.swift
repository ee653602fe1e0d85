// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GCancellable`. <https://docs.gtk.org/gio/class.Cancellable.html>
open class Cancellable: Object {
    open override nonisolated class var gtype: UInt { g_cancellable_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Cancellable(_borrowed: raw) }
}

extension Cancellable {
    /// `cancelled`.
    @discardableResult
    public func onCancelled(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("cancelled", after: after, plain: handler)
    }

    /// `g_cancellable_get_current()`.
    public static var current: Cancellable? { C.borrow(g_cancellable_get_current()) }

    /// `g_cancellable_cancel()`.
    public func cancel() {
        g_cancellable_cancel(C.cast(_raw))
    }

    /// `g_cancellable_disconnect()`.
    public func disconnect(_ handlerId: UInt) {
        g_cancellable_disconnect(C.cast(_raw), handlerId)
    }

    /// `g_cancellable_get_fd()`.
    public var fd: Int { C.int(g_cancellable_get_fd(C.cast(_raw))) }

    /// `g_cancellable_is_cancelled()`.
    public var isCancelled: Bool { g_cancellable_is_cancelled(C.cast(_raw)) != 0 }

    /// `g_cancellable_pop_current()`.
    public func popCurrent() {
        g_cancellable_pop_current(C.cast(_raw))
    }

    /// `g_cancellable_push_current()`.
    public func pushCurrent() {
        g_cancellable_push_current(C.cast(_raw))
    }

    /// `g_cancellable_release_fd()`.
    public func releaseFd() {
        g_cancellable_release_fd(C.cast(_raw))
    }

    /// `g_cancellable_reset()`.
    public func reset() {
        g_cancellable_reset(C.cast(_raw))
    }

    /// `g_cancellable_set_error_if_cancelled()`.
    public func setErrorIfCancelled() throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_cancellable_set_error_if_cancelled(C.cast(_raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}

extension Members where Owner: Cancellable {
    public var cancelled: SignalKey<Owner, Void> { SignalKey("cancelled") }
}
