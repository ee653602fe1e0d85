// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GKeyFile`. <https://docs.gtk.org/glib/struct.KeyFile.html>
public final class KeyFile: Boxed {
    public override class var gtype: UInt { g_key_file_get_type() }

    /// `g_key_file_new()`.
    public convenience init() {
        self.init(_taking: C.present(C.raw(g_key_file_new()), "g_key_file_new"))
    }
}

extension KeyFile {
    /// `g_key_file_get_comment()`.
    public func comment(_ groupName: String? = nil, key: String? = nil) throws(GLibError) -> String {
        var error: UnsafeMutablePointer<GError>?
        let result = g_key_file_get_comment(C.opaque(_raw), groupName, key, &error)
        if let error { throw GLibError(taking: error) }
        return C.takeString(result)
    }

    /// `g_key_file_get_double()`.
    public func double(_ groupName: String, key: String) throws(GLibError) -> Double {
        var error: UnsafeMutablePointer<GError>?
        let result = g_key_file_get_double(C.opaque(_raw), groupName, key, &error)
        if let error { throw GLibError(taking: error) }
        return result
    }

    /// `g_key_file_get_double_list()`.
    public func doubleList(_ groupName: String, key: String) throws(GLibError) -> [Double] {
        var length: gsize = 0
        var error: UnsafeMutablePointer<GError>?
        let result = g_key_file_get_double_list(C.opaque(_raw), groupName, key, &length, &error)
        if let error { throw GLibError(taking: error) }
        return C.array(numbers: result, of: Double.self, count: C.int(length), .container) { $0 }
    }

    /// `g_key_file_get_int64()`.
    public func int64(_ groupName: String, key: String) throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = g_key_file_get_int64(C.opaque(_raw), groupName, key, &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_key_file_get_integer()`.
    public func integer(_ groupName: String, key: String) throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = g_key_file_get_integer(C.opaque(_raw), groupName, key, &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_key_file_get_integer_list()`.
    public func integerList(_ groupName: String, key: String) throws(GLibError) -> [Int] {
        var length: gsize = 0
        var error: UnsafeMutablePointer<GError>?
        let result = g_key_file_get_integer_list(C.opaque(_raw), groupName, key, &length, &error)
        if let error { throw GLibError(taking: error) }
        return C.array(numbers: result, of: gint.self, count: C.int(length), .container) { C.int($0) }
    }

    /// `g_key_file_get_locale_for_key()`.
    public func locale(_ groupName: String, forKey key: String, locale: String? = nil) -> String? {
        C.takeOptionalString(g_key_file_get_locale_for_key(C.opaque(_raw), groupName, key, locale))
    }

    /// `g_key_file_get_locale_string()`.
    public func localeString(
        _ groupName: String, key: String, locale: String? = nil
    ) throws(GLibError) -> String {
        var error: UnsafeMutablePointer<GError>?
        let result = g_key_file_get_locale_string(C.opaque(_raw), groupName, key, locale, &error)
        if let error { throw GLibError(taking: error) }
        return C.takeString(result)
    }

    /// `g_key_file_get_locale_string_list()`.
    public func localeStringList(
        _ groupName: String, key: String, locale: String? = nil
    ) throws(GLibError) -> [String] {
        var length: gsize = 0
        var error: UnsafeMutablePointer<GError>?
        let result = g_key_file_get_locale_string_list(C.opaque(_raw), groupName, key, locale, &length, &error)
        if let error { throw GLibError(taking: error) }
        return C.array(vector: UnsafeMutableRawPointer(mutating: result), count: C.int(length), .full) { C.takeString($0.assumingMemoryBound(to: CChar.self)) }
    }

    /// `g_key_file_get_start_group()`.
    public var startGroup: String? { C.takeOptionalString(g_key_file_get_start_group(C.opaque(_raw))) }

    /// `g_key_file_get_string()`.
    public func string(_ groupName: String, key: String) throws(GLibError) -> String {
        var error: UnsafeMutablePointer<GError>?
        let result = g_key_file_get_string(C.opaque(_raw), groupName, key, &error)
        if let error { throw GLibError(taking: error) }
        return C.takeString(result)
    }

    /// `g_key_file_get_string_list()`.
    public func stringList(_ groupName: String, key: String) throws(GLibError) -> [String] {
        var length: gsize = 0
        var error: UnsafeMutablePointer<GError>?
        let result = g_key_file_get_string_list(C.opaque(_raw), groupName, key, &length, &error)
        if let error { throw GLibError(taking: error) }
        return C.array(vector: UnsafeMutableRawPointer(mutating: result), count: C.int(length), .full) { C.takeString($0.assumingMemoryBound(to: CChar.self)) }
    }

    /// `g_key_file_get_uint64()`.
    public func uint64(_ groupName: String, key: String) throws(GLibError) -> UInt64 {
        var error: UnsafeMutablePointer<GError>?
        let result = g_key_file_get_uint64(C.opaque(_raw), groupName, key, &error)
        if let error { throw GLibError(taking: error) }
        return UInt64(result)
    }

    /// `g_key_file_get_value()`.
    public func value(_ groupName: String, key: String) throws(GLibError) -> String {
        var error: UnsafeMutablePointer<GError>?
        let result = g_key_file_get_value(C.opaque(_raw), groupName, key, &error)
        if let error { throw GLibError(taking: error) }
        return C.takeString(result)
    }

    /// `g_key_file_has_group()`.
    public func hasGroup(_ groupName: String) -> Bool {
        g_key_file_has_group(C.opaque(_raw), groupName) != 0
    }

    /// `g_key_file_load_from_bytes()`.
    public func load(from bytes: Bytes, flags: KeyFileFlags = []) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_key_file_load_from_bytes(C.opaque(_raw), C.opaque(bytes._raw), .init(rawValue: C.number(flags)), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_key_file_load_from_data_dirs()`.
    @discardableResult
    public func loadFromDataDirs(_ file: String, flags: KeyFileFlags = []) throws(GLibError) -> String {
        var fullPath: UnsafeMutablePointer<CChar>?
        var error: UnsafeMutablePointer<GError>?
        _ = g_key_file_load_from_data_dirs(C.opaque(_raw), C.bytes(file), &fullPath, .init(rawValue: C.number(flags)), &error)
        if let error { throw GLibError(taking: error) }
        return C.takeFileName(fullPath)
    }

    /// `g_key_file_load_from_dirs()`.
    @discardableResult
    public func loadFromDirs(
        _ file: String, searchDirs: [String], flags: KeyFileFlags = []
    ) throws(GLibError) -> String {
        let cSearchDirs = StringVector(fileNames: searchDirs)
        var fullPath: UnsafeMutablePointer<CChar>?
        var error: UnsafeMutablePointer<GError>?
        _ = g_key_file_load_from_dirs(C.opaque(_raw), C.bytes(file), cSearchDirs.constant, &fullPath, .init(rawValue: C.number(flags)), &error)
        if let error { throw GLibError(taking: error) }
        return C.takeFileName(fullPath)
    }

    /// `g_key_file_load_from_file()`.
    public func load(fromFile file: String, flags: KeyFileFlags = []) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_key_file_load_from_file(C.opaque(_raw), C.bytes(file), .init(rawValue: C.number(flags)), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_key_file_remove_comment()`.
    public func removeComment(_ groupName: String? = nil, key: String? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_key_file_remove_comment(C.opaque(_raw), groupName, key, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_key_file_remove_group()`.
    public func removeGroup(_ groupName: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_key_file_remove_group(C.opaque(_raw), groupName, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_key_file_remove_key()`.
    public func removeKey(_ groupName: String, key: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_key_file_remove_key(C.opaque(_raw), groupName, key, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_key_file_save_to_file()`.
    public func save(toFile filename: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_key_file_save_to_file(C.opaque(_raw), C.bytes(filename), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_key_file_set_boolean()`.
    public func setBoolean(_ groupName: String, key: String, value: Bool) {
        g_key_file_set_boolean(C.opaque(_raw), groupName, key, value ? 1 : 0)
    }

    /// `g_key_file_set_comment()`.
    public func setComment(
        _ groupName: String? = nil, key: String? = nil, comment: String
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_key_file_set_comment(C.opaque(_raw), groupName, key, comment, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_key_file_set_double()`.
    public func setDouble(_ groupName: String, key: String, value: Double) {
        g_key_file_set_double(C.opaque(_raw), groupName, key, value)
    }

    /// `g_key_file_set_double_list()`.
    public func setDoubleList(_ groupName: String, key: String, list: [Double]) {
        var cList = list
        g_key_file_set_double_list(C.opaque(_raw), groupName, key, &cList, C.gsize(list.count))
    }

    /// `g_key_file_set_int64()`.
    public func setInt64(_ groupName: String, key: String, value: Int) {
        g_key_file_set_int64(C.opaque(_raw), groupName, key, C.gint64(value))
    }

    /// `g_key_file_set_integer()`.
    public func setInteger(_ groupName: String, key: String, value: Int) {
        g_key_file_set_integer(C.opaque(_raw), groupName, key, C.gint(value))
    }

    /// `g_key_file_set_integer_list()`.
    public func setIntegerList(_ groupName: String, key: String, list: [Int]) {
        var cList = list.map { C.gint($0) }
        g_key_file_set_integer_list(C.opaque(_raw), groupName, key, &cList, C.gsize(list.count))
    }

    /// `g_key_file_set_list_separator()`.
    public func setListSeparator(_ separator: Int8) {
        g_key_file_set_list_separator(C.opaque(_raw), separator)
    }

    /// `g_key_file_set_locale_string()`.
    public func setLocaleString(_ groupName: String, key: String, locale: String, string: String) {
        g_key_file_set_locale_string(C.opaque(_raw), groupName, key, locale, string)
    }

    /// `g_key_file_set_locale_string_list()`.
    public func setLocaleStringList(_ groupName: String, key: String, locale: String, list: [String]) {
        let cList = StringVector(list)
        g_key_file_set_locale_string_list(C.opaque(_raw), groupName, key, locale, cList.constant, C.gsize(list.count))
    }

    /// `g_key_file_set_string()`.
    public func setString(_ groupName: String, key: String, string: String) {
        g_key_file_set_string(C.opaque(_raw), groupName, key, string)
    }

    /// `g_key_file_set_string_list()`.
    public func setStringList(_ groupName: String, key: String, list: [String]) {
        let cList = StringVector(list)
        g_key_file_set_string_list(C.opaque(_raw), groupName, key, cList.constant, C.gsize(list.count))
    }

    /// `g_key_file_set_uint64()`.
    public func setUint64(_ groupName: String, key: String, value: UInt64) {
        g_key_file_set_uint64(C.opaque(_raw), groupName, key, guint64(value))
    }

    /// `g_key_file_set_value()`.
    public func setValue(_ groupName: String, key: String, value: String) {
        g_key_file_set_value(C.opaque(_raw), groupName, key, value)
    }

    /// `g_key_file_error_quark()`.
    public static func errorQuark() -> Int {
        C.int(g_key_file_error_quark())
    }
}
