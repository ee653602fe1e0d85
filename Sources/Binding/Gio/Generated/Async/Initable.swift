// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GInitable`. <https://docs.gtk.org/gio/iface.Initable.html>
@MainActor
public protocol Initable: Object {}

/// Some object with the interface ``Initable``, of a class that is private to its library.
public final class AnyInitable: Object, Initable {
    public override nonisolated class var gtype: UInt { g_initable_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyInitable(_borrowed: raw) }
}

extension Initable {
    /// `g_initable_init()`.
    public func initialize(cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_initable_init(C.opaque(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}
