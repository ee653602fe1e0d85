// SPDX-License-Identifier: MIT

import CGtk

/// Bytes that never change. They are shared without copying, also between threads.
public final class Bytes: Boxed {
    public override class var gtype: UInt { g_bytes_get_type() }

    /// Copies these bytes.
    public convenience init(_ bytes: [UInt8]) {
        self.init(_taking: C.present(C.raw(g_bytes_new(bytes, gsize(bytes.count))), "g_bytes_new"))
    }

    /// Maps a file into memory. The bytes change with the file. `Gio.File` reads files asynchronously.
    public convenience init(mapping path: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let file = g_mapped_file_new(path, 0, &error)
        if let error { throw GLibError(taking: error) }
        defer { g_mapped_file_unref(file) }
        self.init(_taking: C.present(C.raw(g_mapped_file_get_bytes(file)), "g_mapped_file_get_bytes"))
    }

    /// The number of bytes.
    public var count: Int { Int(g_bytes_get_size(C.opaque(_raw))) }

    /// Returns a copy as an array.
    public var array: [UInt8] { withUnsafeBytes { Array($0) } }

    /// Calls a closure with the bytes, without copying them.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        var size: gsize = 0
        let data = g_bytes_get_data(C.opaque(_raw), &size)
        return try body(UnsafeRawBufferPointer(start: data, count: Int(size)))
    }

    /// Returns a part of the bytes, which shares their memory.
    public subscript(range: Range<Int>) -> Bytes {
        guard range.lowerBound >= 0 && range.upperBound <= count else {
            fatalError("\(count) bytes have no range \(range).")
        }
        let part = g_bytes_new_from_bytes(C.opaque(_raw), gsize(range.lowerBound), gsize(range.count))
        return Bytes(_taking: C.present(C.raw(part), "g_bytes_new_from_bytes"))
    }
}

// Guard: GLib never changes the bytes, and counts references atomically.
extension Bytes: @unchecked Sendable {}

extension Bytes: Hashable, Comparable {
    public static func == (left: Bytes, right: Bytes) -> Bool { g_bytes_equal(left._raw, right._raw) != 0 }

    /// Returns whether `left` comes before `right` in lexicographic order.
    public static func < (left: Bytes, right: Bytes) -> Bool { g_bytes_compare(left._raw, right._raw) < 0 }

    public func hash(into hasher: inout Hasher) { hasher.combine(g_bytes_hash(_raw)) }
}
