// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GMemoryInputStream`. <https://docs.gtk.org/gio/class.MemoryInputStream.html>
open class MemoryInputStream: InputStream, PollableInputStream, Seekable {
    open override nonisolated class var gtype: UInt { g_memory_input_stream_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { MemoryInputStream(_borrowed: raw) }

    /// `g_memory_input_stream_new_from_bytes()`.
    public convenience init(bytes: Bytes) {
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_memory_input_stream_new_from_bytes(C.opaque(bytes._raw))), "g_memory_input_stream_new_from_bytes"))
    }
}

extension MemoryInputStream {
    /// `g_memory_input_stream_add_bytes()`.
    public func addBytes(_ bytes: Bytes) {
        g_memory_input_stream_add_bytes(C.cast(_raw), C.opaque(bytes._raw))
    }
}
