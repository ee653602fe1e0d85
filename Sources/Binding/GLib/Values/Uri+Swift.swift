// SPDX-License-Identifier: MIT

import CGtk

extension Uri {
    /// Returns the names and values of a query, `"a=1&b=2"`. The last value of a name counts. `g_uri_parse_params()`.
    public static func parseParams(
        _ params: String, separators: String = "&", flags: UriParamsFlags = []
    ) throws(GLibError) -> [String: String] {
        var error: UnsafeMutablePointer<GError>?
        let table = g_uri_parse_params(
            params, gssize(params.utf8.count), separators, .init(rawValue: C.number(flags)), &error)
        if let error { throw GLibError(taking: error) }
        defer { g_hash_table_unref(table) }
        var (result, iterator) = ([String: String](), GHashTableIter())
        var (key, value): (gpointer?, gpointer?) = (nil, nil)
        g_hash_table_iter_init(&iterator, table)
        while g_hash_table_iter_next(&iterator, &key, &value) != 0 {
            result[C.string(key?.assumingMemoryBound(to: CChar.self))] = C.string(
                value?.assumingMemoryBound(to: CChar.self))
        }
        return result
    }
}

// Guard: GLib never changes a URI, and counts its references atomically.
extension Uri: @unchecked Sendable {}

/// Decodes a text in base 64; other characters are ignored. `g_base64_decode()`.
public func base64Decode(_ text: String) -> [UInt8] {
    var count: gsize = 0
    let bytes = g_base64_decode(text, &count)
    return C.array(numbers: bytes, of: UInt8.self, count: Int(count), .full) { $0 }
}
