// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GConverter`. <https://docs.gtk.org/gio/iface.Converter.html>
@MainActor
public protocol Converter: Object {}

/// Some object with the interface ``Converter``, of a class that is private to its library.
public final class AnyConverter: Object, Converter {
    public override nonisolated class var gtype: UInt { g_converter_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyConverter(_borrowed: raw) }
}

extension Converter {
    /// `g_converter_reset()`.
    public func reset() {
        g_converter_reset(C.opaque(_raw))
    }
}
