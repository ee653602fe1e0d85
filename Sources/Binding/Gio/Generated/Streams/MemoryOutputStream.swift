// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GMemoryOutputStream`. <https://docs.gtk.org/gio/class.MemoryOutputStream.html>
open class MemoryOutputStream: OutputStream, PollableOutputStream, Seekable {
    open override nonisolated class var gtype: UInt { g_memory_output_stream_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { MemoryOutputStream(_borrowed: raw) }
}

extension MemoryOutputStream {
    /// `data-size`.
    public var dataSize: UInt { property("data-size") }

    /// `size`.
    public var size: UInt { property("size") }

    /// `g_memory_output_stream_new_resizable()`.
    public static func resizable() -> MemoryOutputStream {
        return MemoryOutputStream(_constructed: C.present(UnsafeMutableRawPointer(g_memory_output_stream_new_resizable()), "g_memory_output_stream_new_resizable"))
    }

    /// `g_memory_output_stream_steal_as_bytes()`.
    @discardableResult
    public func stealAsBytes() -> Bytes? {
        C.take(C.raw(g_memory_output_stream_steal_as_bytes(C.cast(_raw))))
    }
}

extension Members where Owner: MemoryOutputStream {
    public var dataSize: PropertyKey<Owner, UInt> { PropertyKey("data-size") }
    public var size: PropertyKey<Owner, UInt> { PropertyKey("size") }
}
