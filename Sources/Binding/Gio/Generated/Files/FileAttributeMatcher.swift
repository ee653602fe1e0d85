// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFileAttributeMatcher`. <https://docs.gtk.org/gio/struct.FileAttributeMatcher.html>
public final class FileAttributeMatcher: Boxed {
    public override class var gtype: UInt { g_file_attribute_matcher_get_type() }

    /// `g_file_attribute_matcher_new()`.
    public convenience init(attributes: String) {
        self.init(_taking: C.present(C.raw(g_file_attribute_matcher_new(attributes)), "g_file_attribute_matcher_new"))
    }
}

extension FileAttributeMatcher {
    /// `g_file_attribute_matcher_enumerate_namespace()`.
    @discardableResult
    public func enumerateNamespace(_ ns: String) -> Bool {
        g_file_attribute_matcher_enumerate_namespace(C.opaque(_raw), ns) != 0
    }

    /// `g_file_attribute_matcher_enumerate_next()`.
    @discardableResult
    public func enumerateNext() -> String? {
        C.optionalString(g_file_attribute_matcher_enumerate_next(C.opaque(_raw)))
    }

    /// `g_file_attribute_matcher_matches()`.
    @discardableResult
    public func matches(_ attribute: String) -> Bool {
        g_file_attribute_matcher_matches(C.opaque(_raw), attribute) != 0
    }

    /// `g_file_attribute_matcher_matches_only()`.
    @discardableResult
    public func matchesOnly(_ attribute: String) -> Bool {
        g_file_attribute_matcher_matches_only(C.opaque(_raw), attribute) != 0
    }

    /// `g_file_attribute_matcher_subtract()`.
    @discardableResult
    public func subtract(_ subtract: FileAttributeMatcher? = nil) -> FileAttributeMatcher? {
        C.take(C.raw(g_file_attribute_matcher_subtract(C.opaque(_raw), C.opaque(subtract?._raw))))
    }

    /// `g_file_attribute_matcher_to_string()`.
    public func toString() -> String {
        C.takeString(g_file_attribute_matcher_to_string(C.opaque(_raw)))
    }
}

extension FileAttributeMatcher: CustomStringConvertible {
    public var description: String { toString() }
}
