// SPDX-License-Identifier: MIT

import CGtk

/// Bytes that never change, shared without copying.
public final class Bytes: Boxed, @unchecked Sendable {
    // Guard: C counts references atomically and never changes the bytes.
    public override class var gtype: UInt { g_bytes_get_type() }

    /// A copy of these bytes.
    public convenience init(_ bytes: [UInt8]) {
        self.init(_taking: C.present(C.raw(g_bytes_new(bytes, gsize(bytes.count))), "g_bytes_new"))
    }

    /// How many there are.
    public var count: Int { Int(g_bytes_get_size(C.opaque(_raw))) }

    /// A copy as an array.
    public var array: [UInt8] { withUnsafeBytes { Array($0) } }

    /// Lends the bytes in place.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        var size: gsize = 0
        let data = g_bytes_get_data(C.opaque(_raw), &size)
        return try body(UnsafeRawBufferPointer(start: data, count: Int(size)))
    }

    /// Some of the bytes, shared with these.
    public subscript(range: Range<Int>) -> Bytes {
        let part = g_bytes_new_from_bytes(C.opaque(_raw), gsize(range.lowerBound), gsize(range.count))
        return Bytes(_taking: C.present(C.raw(part), "g_bytes_new_from_bytes"))
    }
}

extension Bytes: Hashable {
    public static func == (left: Bytes, right: Bytes) -> Bool { g_bytes_equal(left._raw, right._raw) != 0 }

    public func hash(into hasher: inout Hasher) { hasher.combine(g_bytes_hash(_raw)) }
}
