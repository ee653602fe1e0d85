// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDatagramBased`. <https://docs.gtk.org/gio/iface.DatagramBased.html>
@MainActor
public protocol DatagramBased: Object {}

/// Some object with the interface ``DatagramBased``, of a class that is private to its library.
public final class AnyDatagramBased: Object, DatagramBased {
    public override nonisolated class var gtype: UInt { g_datagram_based_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyDatagramBased(_borrowed: raw) }
}

extension DatagramBased {
    /// `g_datagram_based_condition_check()`.
    @discardableResult
    public func conditionCheck(_ condition: IOCondition) -> IOCondition {
        C.flags(g_datagram_based_condition_check(C.opaque(_raw), .init(rawValue: C.number(condition))).rawValue)
    }

    /// `g_datagram_based_condition_wait()`.
    public func conditionWait(
        _ condition: IOCondition, timeout: Int, cancellable: Cancellable? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_datagram_based_condition_wait(C.opaque(_raw), .init(rawValue: C.number(condition)), C.gint64(timeout), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}
