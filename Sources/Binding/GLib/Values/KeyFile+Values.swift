// SPDX-License-Identifier: MIT

import CGtk

extension KeyFile {
    /// The names of the groups. `g_key_file_get_groups()`.
    public var groups: [String] { C.takeStrings(g_key_file_get_groups(C.opaque(_raw), nil)) }

    /// Returns the keys of a group. `g_key_file_get_keys()`.
    public func keys(_ groupName: String) throws(GLibError) -> [String] {
        var error: UnsafeMutablePointer<GError>?
        let keys = g_key_file_get_keys(C.opaque(_raw), groupName, nil, &error)
        if let error { throw GLibError(taking: error) }
        return C.takeStrings(keys)
    }

    /// Returns whether a group has a key. `g_key_file_has_key()`.
    public func hasKey(_ groupName: String, key: String) -> Bool {
        g_key_file_has_key(C.opaque(_raw), groupName, key, nil) != 0
    }

    /// Returns a Boolean value. `g_key_file_get_boolean()`.
    public func boolean(_ groupName: String, key: String) throws(GLibError) -> Bool {
        var error: UnsafeMutablePointer<GError>?
        let value = g_key_file_get_boolean(C.opaque(_raw), groupName, key, &error)
        if let error { throw GLibError(taking: error) }
        return value != 0
    }

    /// Returns an array of Boolean values. `g_key_file_get_boolean_list()`.
    public func booleanList(_ groupName: String, key: String) throws(GLibError) -> [Bool] {
        var (count, error): (gsize, UnsafeMutablePointer<GError>?) = (0, nil)
        let values = g_key_file_get_boolean_list(C.opaque(_raw), groupName, key, &count, &error)
        if let error { throw GLibError(taking: error) }
        return C.array(numbers: values, of: gboolean.self, count: Int(count), .full) { $0 != 0 }
    }

    /// Writes an array of Boolean values. `g_key_file_set_boolean_list()`.
    public func setBooleanList(_ groupName: String, key: String, list: [Bool]) {
        var values = list.map { $0 ? 1 : 0 as gboolean }
        g_key_file_set_boolean_list(C.opaque(_raw), groupName, key, &values, gsize(values.count))
    }

    /// Reads the contents of a key file from a string. `g_key_file_load_from_data()`.
    public func load(fromData text: String, flags: KeyFileFlags = []) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        g_key_file_load_from_data(
            C.opaque(_raw), text, gsize(text.utf8.count), .init(rawValue: C.number(flags)), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// Returns the contents as a string. `g_key_file_to_data()`.
    public func toData() -> String { C.takeString(g_key_file_to_data(C.opaque(_raw), nil, nil)) }
}

extension Checksum {
    /// Returns the checksum as bytes; nothing can be added afterwards. `g_checksum_get_digest()`.
    public var digest: [UInt8] {
        var count = gsize(64)
        return [UInt8](unsafeUninitializedCapacity: 64) { buffer, filled in
            g_checksum_get_digest(C.opaque(_raw), buffer.baseAddress, &count)
            filled = Int(count)
        }
    }
}
