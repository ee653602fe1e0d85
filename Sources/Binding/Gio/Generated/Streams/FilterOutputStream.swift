// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFilterOutputStream`. <https://docs.gtk.org/gio/class.FilterOutputStream.html>
open class FilterOutputStream: OutputStream {
    open override nonisolated class var gtype: UInt { g_filter_output_stream_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FilterOutputStream(_borrowed: raw) }
}

extension FilterOutputStream {
    /// `base-stream`, `g_filter_output_stream_get_base_stream()`.
    public var baseStream: OutputStream { C.present(C.borrow(g_filter_output_stream_get_base_stream(C.cast(_raw))), "g_filter_output_stream_get_base_stream") }

    /// `close-base-stream`, `g_filter_output_stream_get_close_base_stream()`.
    public var closeBaseStream: Bool { g_filter_output_stream_get_close_base_stream(C.cast(_raw)) != 0 }

    /// `g_filter_output_stream_set_close_base_stream()`.
    public func setCloseBaseStream(_ closeBase: Bool) {
        g_filter_output_stream_set_close_base_stream(C.cast(_raw), closeBase ? 1 : 0)
    }
}

extension Members where Owner: FilterOutputStream {
    public var baseStream: PropertyKey<Owner, OutputStream> { PropertyKey("base-stream") }
    public var closeBaseStream: PropertyKey<Owner, Bool> { PropertyKey("close-base-stream") }
}
