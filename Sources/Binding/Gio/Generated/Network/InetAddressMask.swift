// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GInetAddressMask`. <https://docs.gtk.org/gio/class.InetAddressMask.html>
open class InetAddressMask: Object, Initable {
    open override nonisolated class var gtype: UInt { g_inet_address_mask_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { InetAddressMask(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_inet_address_mask_new()`.
    public convenience init(addr: InetAddress, length: Int) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = UnsafeMutableRawPointer(g_inet_address_mask_new(C.cast(addr._raw), C.guint(length), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_inet_address_mask_new"))
    }

    /// `g_inet_address_mask_new_from_string()`.
    public convenience init(maskString: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = UnsafeMutableRawPointer(g_inet_address_mask_new_from_string(maskString, &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_inet_address_mask_new_from_string"))
    }
}

extension InetAddressMask {
    /// `address`, `g_inet_address_mask_get_address()`.
    public var address: InetAddress {
        get { C.present(C.borrow(g_inet_address_mask_get_address(C.cast(_raw))), "g_inet_address_mask_get_address") }
        set { setProperty("address", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.address; defer { self.address = value }; yield &value }
    }

    /// `family`, `g_inet_address_mask_get_family()`.
    public var family: SocketFamily { C.enumeration(g_inet_address_mask_get_family(C.cast(_raw)).rawValue) }

    /// `length`, `g_inet_address_mask_get_length()`.
    public var length: Int {
        get { C.int(g_inet_address_mask_get_length(C.cast(_raw))) }
        set { setProperty("length", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.length; defer { self.length = value }; yield &value }
    }

    /// `g_inet_address_mask_equal()`.
    public func equal(_ mask2: InetAddressMask) -> Bool {
        g_inet_address_mask_equal(C.cast(_raw), C.cast(mask2._raw)) != 0
    }

    /// `g_inet_address_mask_matches()`.
    @discardableResult
    public func matches(_ address: InetAddress) -> Bool {
        g_inet_address_mask_matches(C.cast(_raw), C.cast(address._raw)) != 0
    }

    /// `g_inet_address_mask_to_string()`.
    public func toString() -> String {
        C.takeString(g_inet_address_mask_to_string(C.cast(_raw)))
    }
}

extension Members where Owner: InetAddressMask {
    public var address: PropertyKey<Owner, InetAddress> { PropertyKey("address") }
    public var family: PropertyKey<Owner, SocketFamily> { PropertyKey("family") }
    public var length: PropertyKey<Owner, Int> { PropertyKey("length") }
}
