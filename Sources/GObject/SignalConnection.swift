// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// A handler of one signal of one object. Nothing happens when it is dropped: the handler stays until
/// `disconnect()` or until the object is gone.
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

    /// Holds the handler back until `unblock()`, which must be called as often.
    public func block() {
        guard let object, isConnected else { return }
        g_signal_handler_block(object._raw, id)
    }

    /// Ends one `block()`.
    public func unblock() {
        guard let object, isConnected else { return }
        g_signal_handler_unblock(object._raw, id)
    }

    /// Runs `body` with the handler held back.
    public func blocked<R>(_ body: () throws -> R) rethrows -> R {
        block()
        defer { unblock() }
        return try body()
    }
}
