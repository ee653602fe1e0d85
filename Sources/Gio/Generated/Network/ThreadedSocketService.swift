// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GThreadedSocketService`. <https://docs.gtk.org/gio/class.ThreadedSocketService.html>
open class ThreadedSocketService: SocketService {
    open override nonisolated class var gtype: UInt { g_threaded_socket_service_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ThreadedSocketService(_borrowed: raw) }

    /// `g_threaded_socket_service_new()`.
    public convenience init(maxThreads: Int) {
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_threaded_socket_service_new(C.gint(maxThreads))), "g_threaded_socket_service_new"))
    }
}

extension ThreadedSocketService {
    /// `max-threads`.
    public var maxThreads: Int { property("max-threads") }

    /// `run`.
    @discardableResult
    public func onRun(
        after: Bool = false, _ handler: @escaping @MainActor (_ connection: SocketConnection, _ sourceObject: Object?) -> Bool
    ) -> SignalConnection {
        connect("run", after: after, returning: Bool.self) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }
}

extension Members where Owner: ThreadedSocketService {
    public var maxThreads: PropertyKey<Owner, Int> { PropertyKey("max-threads") }
    public var run: AnsweredSignalKey<Owner, (connection: SocketConnection, sourceObject: Object?), Bool> { AnsweredSignalKey("run") { ($0.get(1), $0.get(2)) } }
}
