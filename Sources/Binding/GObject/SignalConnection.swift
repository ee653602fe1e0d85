// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// A handler of a signal of an object. The handler stays connected without a reference to this object, until
/// `disconnect()`, or until the object is freed.
///
///     let connection = button.onClicked { … }
///     connection.disconnect()
@MainActor
public final class SignalConnection {
    private weak var object: Object?
    private let id: gulong

    init(object: Object, id: gulong) {
        (self.object, self.id) = (object, id)
    }

    /// Whether the handler is still connected.
    public var isConnected: Bool {
        guard let object else { return false }
        return g_signal_handler_is_connected(object._raw, id) != 0
    }

    /// Removes the handler and frees its closure. Further calls do nothing.
    public func disconnect() {
        guard let object, isConnected else { return }
        g_signal_handler_disconnect(object._raw, id)
    }

    /// Does not call the handler until `unblock()` was called as often as this function.
    public func block() {
        guard let object, isConnected else { return }
        g_signal_handler_block(object._raw, id)
    }

    /// Ends one `block()`.
    public func unblock() {
        guard let object, isConnected else { return }
        g_signal_handler_unblock(object._raw, id)
    }

    /// Calls `body` while the handler is blocked.
    public func blocked<R>(_ body: () throws -> R) rethrows -> R {
        block()
        defer { unblock() }
        return try body()
    }
}
