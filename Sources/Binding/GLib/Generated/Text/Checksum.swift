// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GChecksum`. <https://docs.gtk.org/glib/struct.Checksum.html>
public final class Checksum: Boxed {
    public override class var gtype: UInt { g_checksum_get_type() }

    /// `g_checksum_new()`.
    public convenience init?(type checksumType: ChecksumType) {
        guard let made = C.raw(g_checksum_new(.init(rawValue: C.number(checksumType)))) else { return nil }
        self.init(_taking: made)
    }
}

extension Checksum {
    /// `g_checksum_copy()`.
    @discardableResult
    public func copy() -> Checksum {
        C.present(C.take(C.raw(g_checksum_copy(C.opaque(_raw)))), "g_checksum_copy")
    }

    /// `g_checksum_get_string()`.
    public var string: String { C.string(g_checksum_get_string(C.opaque(_raw))) }

    /// `g_checksum_reset()`.
    public func reset() {
        g_checksum_reset(C.opaque(_raw))
    }

    /// `g_checksum_update()`.
    public func update(_ data: [UInt8]) {
        g_checksum_update(C.opaque(_raw), data, C.gssize(data.count))
    }

    /// `g_checksum_type_get_length()`.
    public static func length(of checksumType: ChecksumType) -> Int {
        C.int(g_checksum_type_get_length(.init(rawValue: C.number(checksumType))))
    }

    /// `g_compute_checksum_for_bytes()`.
    public static func compute(_ checksumType: ChecksumType, of data: Bytes) -> String? {
        C.takeOptionalString(g_compute_checksum_for_bytes(.init(rawValue: C.number(checksumType)), C.opaque(data._raw)))
    }

    /// `g_compute_checksum_for_data()`.
    public static func compute(_ checksumType: ChecksumType, of data: [UInt8]) -> String? {
        C.takeOptionalString(g_compute_checksum_for_data(.init(rawValue: C.number(checksumType)), data, C.gsize(data.count)))
    }

    /// `g_compute_checksum_for_string()`.
    public static func compute(_ checksumType: ChecksumType, of str: String, length: Int = -1) -> String? {
        C.takeOptionalString(g_compute_checksum_for_string(.init(rawValue: C.number(checksumType)), str, C.gssize(length)))
    }

    /// `g_compute_hmac_for_bytes()`.
    public static func hmac(_ digestType: ChecksumType, key: Bytes, of data: Bytes) -> String {
        C.takeString(g_compute_hmac_for_bytes(.init(rawValue: C.number(digestType)), C.opaque(key._raw), C.opaque(data._raw)))
    }

    /// `g_compute_hmac_for_data()`.
    public static func hmac(_ digestType: ChecksumType, key: [UInt8], of data: [UInt8]) -> String {
        C.takeString(g_compute_hmac_for_data(.init(rawValue: C.number(digestType)), key, C.gsize(key.count), data, C.gsize(data.count)))
    }

    /// `g_compute_hmac_for_string()`.
    public static func hmac(
        _ digestType: ChecksumType, key: [UInt8], of str: String, length: Int = -1
    ) -> String {
        C.takeString(g_compute_hmac_for_string(.init(rawValue: C.number(digestType)), key, C.gsize(key.count), str, C.gssize(length)))
    }
}
