// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GInetAddress`. <https://docs.gtk.org/gio/class.InetAddress.html>
open class InetAddress: Object {
    open override nonisolated class var gtype: UInt { g_inet_address_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { InetAddress(_borrowed: raw) }

    /// `g_inet_address_new_any()`.
    public convenience init(family: SocketFamily) {
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_inet_address_new_any(.init(rawValue: C.number(family)))), "g_inet_address_new_any"))
    }

    /// `g_inet_address_new_from_bytes()`.
    public convenience init(bytes: [UInt8], family: SocketFamily) {
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_inet_address_new_from_bytes(bytes, .init(rawValue: C.number(family)))), "g_inet_address_new_from_bytes"))
    }

    /// `g_inet_address_new_from_string()`.
    public convenience init?(string: String) {
        guard let made = UnsafeMutableRawPointer(g_inet_address_new_from_string(string)) else { return nil }
        self.init(_constructed: made)
    }

    /// `g_inet_address_new_loopback()`.
    public convenience init(loopback family: SocketFamily) {
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_inet_address_new_loopback(.init(rawValue: C.number(family)))), "g_inet_address_new_loopback"))
    }
}

extension InetAddress {
    /// `family`, `g_inet_address_get_family()`.
    public var family: SocketFamily { C.enumeration(g_inet_address_get_family(C.cast(_raw)).rawValue) }

    /// `is-any`, `g_inet_address_get_is_any()`.
    public var isAny: Bool { g_inet_address_get_is_any(C.cast(_raw)) != 0 }

    /// `is-link-local`, `g_inet_address_get_is_link_local()`.
    public var isLinkLocal: Bool { g_inet_address_get_is_link_local(C.cast(_raw)) != 0 }

    /// `is-loopback`, `g_inet_address_get_is_loopback()`.
    public var isLoopback: Bool { g_inet_address_get_is_loopback(C.cast(_raw)) != 0 }

    /// `is-mc-global`, `g_inet_address_get_is_mc_global()`.
    public var isMcGlobal: Bool { g_inet_address_get_is_mc_global(C.cast(_raw)) != 0 }

    /// `is-mc-link-local`, `g_inet_address_get_is_mc_link_local()`.
    public var isMcLinkLocal: Bool { g_inet_address_get_is_mc_link_local(C.cast(_raw)) != 0 }

    /// `is-mc-node-local`, `g_inet_address_get_is_mc_node_local()`.
    public var isMcNodeLocal: Bool { g_inet_address_get_is_mc_node_local(C.cast(_raw)) != 0 }

    /// `is-mc-org-local`, `g_inet_address_get_is_mc_org_local()`.
    public var isMcOrgLocal: Bool { g_inet_address_get_is_mc_org_local(C.cast(_raw)) != 0 }

    /// `is-mc-site-local`, `g_inet_address_get_is_mc_site_local()`.
    public var isMcSiteLocal: Bool { g_inet_address_get_is_mc_site_local(C.cast(_raw)) != 0 }

    /// `is-multicast`, `g_inet_address_get_is_multicast()`.
    public var isMulticast: Bool { g_inet_address_get_is_multicast(C.cast(_raw)) != 0 }

    /// `is-site-local`, `g_inet_address_get_is_site_local()`.
    public var isSiteLocal: Bool { g_inet_address_get_is_site_local(C.cast(_raw)) != 0 }

    /// `g_inet_address_equal()`.
    public func equal(_ otherAddress: InetAddress) -> Bool {
        g_inet_address_equal(C.cast(_raw), C.cast(otherAddress._raw)) != 0
    }

    /// `g_inet_address_get_native_size()`.
    public var nativeSize: Int { C.int(g_inet_address_get_native_size(C.cast(_raw))) }

    /// `g_inet_address_to_string()`.
    public func toString() -> String {
        C.takeString(g_inet_address_to_string(C.cast(_raw)))
    }
}

extension Members where Owner: InetAddress {
    public var family: PropertyKey<Owner, SocketFamily> { PropertyKey("family") }
    public var isAny: PropertyKey<Owner, Bool> { PropertyKey("is-any") }
    public var isLinkLocal: PropertyKey<Owner, Bool> { PropertyKey("is-link-local") }
    public var isLoopback: PropertyKey<Owner, Bool> { PropertyKey("is-loopback") }
    public var isMcGlobal: PropertyKey<Owner, Bool> { PropertyKey("is-mc-global") }
    public var isMcLinkLocal: PropertyKey<Owner, Bool> { PropertyKey("is-mc-link-local") }
    public var isMcNodeLocal: PropertyKey<Owner, Bool> { PropertyKey("is-mc-node-local") }
    public var isMcOrgLocal: PropertyKey<Owner, Bool> { PropertyKey("is-mc-org-local") }
    public var isMcSiteLocal: PropertyKey<Owner, Bool> { PropertyKey("is-mc-site-local") }
    public var isMulticast: PropertyKey<Owner, Bool> { PropertyKey("is-multicast") }
    public var isSiteLocal: PropertyKey<Owner, Bool> { PropertyKey("is-site-local") }
}
