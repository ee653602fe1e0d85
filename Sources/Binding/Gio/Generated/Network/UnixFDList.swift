// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GUnixFDList`. <https://docs.gtk.org/gio/class.UnixFDList.html>
open class UnixFDList: Object {
    open override nonisolated class var gtype: UInt { g_unix_fd_list_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { UnixFDList(_borrowed: raw) }

    /// `g_unix_fd_list_new_from_array()`.
    public convenience init(fds: [Int]) {
        let cFds = fds.map { C.gint($0) }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_unix_fd_list_new_from_array(cFds, C.gint(fds.count))), "g_unix_fd_list_new_from_array"))
    }
}

extension UnixFDList {
    /// `g_unix_fd_list_append()`.
    @discardableResult
    public func append(_ fd: Int) throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = g_unix_fd_list_append(C.cast(_raw), C.gint(fd), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_unix_fd_list_get()`.
    @discardableResult
    public func get(_ index: Int) throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = g_unix_fd_list_get(C.cast(_raw), C.gint(index), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_unix_fd_list_get_length()`.
    public var length: Int { C.int(g_unix_fd_list_get_length(C.cast(_raw))) }

    /// `g_unix_fd_list_peek_fds()`.
    public func peekFds() -> [Int] {
        var length: gint = 0
        let result = g_unix_fd_list_peek_fds(C.cast(_raw), &length)
        return C.array(numbers: result, of: gint.self, count: C.int(length), .none) { C.int($0) }
    }

    /// `g_unix_fd_list_steal_fds()`.
    @discardableResult
    public func stealFds() -> [Int] {
        var length: gint = 0
        let result = g_unix_fd_list_steal_fds(C.cast(_raw), &length)
        return C.array(numbers: result, of: gint.self, count: C.int(length), .full) { C.int($0) }
    }
}
