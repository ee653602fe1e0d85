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
}
