// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSeekable`. <https://docs.gtk.org/gio/iface.Seekable.html>
@MainActor
public protocol Seekable: Object {}

/// Some object with the interface ``Seekable``, of a class that is private to its library.
public final class AnySeekable: Object, Seekable {
    public override nonisolated class var gtype: UInt { g_seekable_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnySeekable(_borrowed: raw) }
}

extension Seekable {
    /// `g_seekable_can_seek()`.
    public func canSeek() -> Bool {
        g_seekable_can_seek(C.opaque(_raw)) != 0
    }

    /// `g_seekable_can_truncate()`.
    public func canTruncate() -> Bool {
        g_seekable_can_truncate(C.opaque(_raw)) != 0
    }

    /// `g_seekable_seek()`.
    public func seek(offset: Int, type: SeekType, cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_seekable_seek(C.opaque(_raw), C.gint64(offset), .init(rawValue: C.number(type)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_seekable_tell()`.
    @discardableResult
    public func tell() -> Int {
        C.int(g_seekable_tell(C.opaque(_raw)))
    }

    /// `g_seekable_truncate()`.
    public func truncate(offset: Int, cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_seekable_truncate(C.opaque(_raw), C.gint64(offset), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}
