// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSrvTarget`. <https://docs.gtk.org/gio/struct.SrvTarget.html>
public final class SrvTarget: Boxed {
    public override class var gtype: UInt { g_srv_target_get_type() }

    /// `g_srv_target_new()`.
    public convenience init(hostname: String, port: Int, priority: Int, weight: Int) {
        self.init(_taking: C.present(C.raw(g_srv_target_new(hostname, C.guint16(port), C.guint16(priority), C.guint16(weight))), "g_srv_target_new"))
    }
}

extension SrvTarget {
    /// `g_srv_target_copy()`.
    @discardableResult
    public func copy() -> SrvTarget {
        C.present(C.take(C.raw(g_srv_target_copy(C.opaque(_raw)))), "g_srv_target_copy")
    }

    /// `g_srv_target_get_hostname()`.
    public var hostname: String { C.string(g_srv_target_get_hostname(C.opaque(_raw))) }

    /// `g_srv_target_get_port()`.
    public var port: Int { C.int(g_srv_target_get_port(C.opaque(_raw))) }

    /// `g_srv_target_get_priority()`.
    public var priority: Int { C.int(g_srv_target_get_priority(C.opaque(_raw))) }

    /// `g_srv_target_get_weight()`.
    public var weight: Int { C.int(g_srv_target_get_weight(C.opaque(_raw))) }
}
