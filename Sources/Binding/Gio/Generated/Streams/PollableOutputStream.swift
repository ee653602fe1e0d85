// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GPollableOutputStream`. <https://docs.gtk.org/gio/iface.PollableOutputStream.html>
@MainActor
public protocol PollableOutputStream: OutputStream {}

/// Some object with the interface ``PollableOutputStream``, of a class that is private to its library.
public final class AnyPollableOutputStream: OutputStream, PollableOutputStream {
    public override nonisolated class var gtype: UInt { g_pollable_output_stream_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyPollableOutputStream(_borrowed: raw) }
}

extension PollableOutputStream {
    /// `g_pollable_output_stream_can_poll()`.
    public func canPoll() -> Bool {
        g_pollable_output_stream_can_poll(C.opaque(_raw)) != 0
    }

    /// `g_pollable_output_stream_is_writable()`.
    public var isWritable: Bool { g_pollable_output_stream_is_writable(C.opaque(_raw)) != 0 }

    /// `g_pollable_output_stream_write_nonblocking()`.
    @discardableResult
    public func writeNonblocking(
        _ buffer: [UInt8], cancellable: Cancellable? = nil
    ) throws(GLibError) -> Int {
        var cBuffer = buffer
        var error: UnsafeMutablePointer<GError>?
        let result = g_pollable_output_stream_write_nonblocking(C.opaque(_raw), &cBuffer, C.gsize(buffer.count), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }
}
