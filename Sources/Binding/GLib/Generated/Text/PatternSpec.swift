// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GPatternSpec`. <https://docs.gtk.org/glib/struct.PatternSpec.html>
public final class PatternSpec: Boxed {
    public override class var gtype: UInt { g_pattern_spec_get_type() }

    /// `g_pattern_spec_new()`.
    public convenience init(pattern: String) {
        self.init(_taking: C.present(C.raw(g_pattern_spec_new(pattern)), "g_pattern_spec_new"))
    }
}

extension PatternSpec {
    /// `g_pattern_spec_copy()`.
    @discardableResult
    public func copy() -> PatternSpec {
        C.present(C.take(C.raw(g_pattern_spec_copy(C.opaque(_raw)))), "g_pattern_spec_copy")
    }

    /// `g_pattern_spec_equal()`.
    public func equal(_ pspec2: PatternSpec) -> Bool {
        g_pattern_spec_equal(C.opaque(_raw), C.opaque(pspec2._raw)) != 0
    }

    /// `g_pattern_spec_match()`.
    @discardableResult
    public func match(stringLength: Int, string: String, stringReversed: String? = nil) -> Bool {
        g_pattern_spec_match(C.opaque(_raw), C.gsize(stringLength), string, stringReversed) != 0
    }

    /// `g_pattern_spec_match_string()`.
    @discardableResult
    public func matchString(_ string: String) -> Bool {
        g_pattern_spec_match_string(C.opaque(_raw), string) != 0
    }
}
