// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GUnixFDMessage`. <https://docs.gtk.org/gio/class.UnixFDMessage.html>
open class UnixFDMessage: SocketControlMessage {
    open override nonisolated class var gtype: UInt { g_unix_fd_message_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { UnixFDMessage(_borrowed: raw) }

    /// `g_unix_fd_message_new_with_fd_list()`.
    public convenience init(fdList: UnixFDList) {
        if Self.hasOwnType { self.init(properties: ["fd-list": fdList]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_unix_fd_message_new_with_fd_list(C.cast(fdList._raw))), "g_unix_fd_message_new_with_fd_list"))
    }
}

extension UnixFDMessage {
    /// `fd-list`, `g_unix_fd_message_get_fd_list()`.
    public var fdList: UnixFDList { C.present(C.borrow(g_unix_fd_message_get_fd_list(C.cast(_raw))), "g_unix_fd_message_get_fd_list") }

    /// `g_unix_fd_message_append_fd()`.
    public func appendFd(_ fd: Int) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_unix_fd_message_append_fd(C.cast(_raw), C.gint(fd), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_unix_fd_message_steal_fds()`.
    @discardableResult
    public func stealFds() -> [Int] {
        var length: gint = 0
        let result = g_unix_fd_message_steal_fds(C.cast(_raw), &length)
        return C.array(numbers: result, of: gint.self, count: C.int(length), .full) { C.int($0) }
    }
}

extension Members where Owner: UnixFDMessage {
    public var fdList: PropertyKey<Owner, UnixFDList> { PropertyKey("fd-list") }
}
