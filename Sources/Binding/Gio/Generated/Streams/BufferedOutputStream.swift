// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GBufferedOutputStream`. <https://docs.gtk.org/gio/class.BufferedOutputStream.html>
open class BufferedOutputStream: FilterOutputStream, Seekable {
    open override nonisolated class var gtype: UInt { g_buffered_output_stream_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { BufferedOutputStream(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_buffered_output_stream_new()`.
    public convenience init(baseStream: OutputStream) {
        if Self.hasOwnType { self.init(properties: ["base-stream": baseStream]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_buffered_output_stream_new(C.cast(baseStream._raw))), "g_buffered_output_stream_new"))
    }

    /// `g_buffered_output_stream_new_sized()`.
    public convenience init(baseStream: OutputStream, size: Int) {
        if Self.hasOwnType { self.init(properties: ["base-stream": baseStream, "buffer-size": size]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_buffered_output_stream_new_sized(C.cast(baseStream._raw), C.gsize(size))), "g_buffered_output_stream_new_sized"))
    }
}

extension BufferedOutputStream {
    /// `auto-grow`, `g_buffered_output_stream_get_auto_grow()`.
    public var autoGrow: Bool {
        get { g_buffered_output_stream_get_auto_grow(C.cast(_raw)) != 0 }
        set { g_buffered_output_stream_set_auto_grow(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.autoGrow; defer { self.autoGrow = value }; yield &value }
    }

    /// `buffer-size`, `g_buffered_output_stream_get_buffer_size()`.
    public var bufferSize: Int {
        get { C.int(g_buffered_output_stream_get_buffer_size(C.cast(_raw))) }
        set { g_buffered_output_stream_set_buffer_size(C.cast(_raw), C.gsize(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.bufferSize; defer { self.bufferSize = value }; yield &value }
    }
}

extension Members where Owner: BufferedOutputStream {
    public var autoGrow: PropertyKey<Owner, Bool> { PropertyKey("auto-grow") }
    public var bufferSize: PropertyKey<Owner, Int> { PropertyKey("buffer-size") }
}
