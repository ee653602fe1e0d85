// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GThreadedSocketService`. <https://docs.gtk.org/gio/class.ThreadedSocketService.html>
open class ThreadedSocketService: SocketService {
    open override nonisolated class var gtype: UInt { g_threaded_socket_service_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ThreadedSocketService(_borrowed: raw) }

    /// `g_threaded_socket_service_new()`.
    public convenience init(maxThreads: Int) {
        if Self.hasOwnType { self.init(properties: ["max-threads": maxThreads]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_threaded_socket_service_new(C.gint(maxThreads))), "g_threaded_socket_service_new"))
    }
}

extension ThreadedSocketService {
    /// `max-threads`.
    public var maxThreads: Int { property("max-threads") }
}

extension Members where Owner: ThreadedSocketService {
    public var maxThreads: PropertyKey<Owner, Int> { PropertyKey("max-threads") }
}
