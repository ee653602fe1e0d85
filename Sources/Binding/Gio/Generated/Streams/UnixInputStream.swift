// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GUnixInputStream`. <https://docs.gtk.org/gio/class.UnixInputStream.html>
open class UnixInputStream: InputStream, FileDescriptorBased, PollableInputStream {
    open override nonisolated class var gtype: UInt { g_unix_input_stream_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { UnixInputStream(_borrowed: raw) }

    /// `g_unix_input_stream_new()`.
    public convenience init(fd: Int, closeFd: Bool) {
        if Self.hasOwnType { self.init(properties: ["fd": fd, "close-fd": closeFd]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_unix_input_stream_new(C.gint(fd), closeFd ? 1 : 0)), "g_unix_input_stream_new"))
    }
}

extension UnixInputStream {
    /// `close-fd`, `g_unix_input_stream_get_close_fd()`.
    public var closeFd: Bool {
        get { g_unix_input_stream_get_close_fd(C.cast(_raw)) != 0 }
        set { g_unix_input_stream_set_close_fd(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.closeFd; defer { self.closeFd = value }; yield &value }
    }

    /// `fd`, `g_unix_input_stream_get_fd()`.
    public var fd: Int { C.int(g_unix_input_stream_get_fd(C.cast(_raw))) }
}

extension Members where Owner: UnixInputStream {
    public var closeFd: PropertyKey<Owner, Bool> { PropertyKey("close-fd") }
    public var fd: PropertyKey<Owner, Int> { PropertyKey("fd") }
}
