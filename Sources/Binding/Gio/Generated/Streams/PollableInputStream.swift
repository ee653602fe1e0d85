// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GPollableInputStream`. <https://docs.gtk.org/gio/iface.PollableInputStream.html>
@MainActor
public protocol PollableInputStream: InputStream {}

/// Some object with the interface ``PollableInputStream``, of a class that is private to its library.
public final class AnyPollableInputStream: InputStream, PollableInputStream {
    public override nonisolated class var gtype: UInt { g_pollable_input_stream_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyPollableInputStream(_borrowed: raw) }
}

extension PollableInputStream {
    /// `g_pollable_input_stream_can_poll()`.
    public func canPoll() -> Bool {
        g_pollable_input_stream_can_poll(C.opaque(_raw)) != 0
    }

    /// `g_pollable_input_stream_is_readable()`.
    public var isReadable: Bool { g_pollable_input_stream_is_readable(C.opaque(_raw)) != 0 }
}
