// SPDX-License-Identifier: MIT

import CGtk

// Operations on texts that depend on the user's language, which `String` of Swift does not have.

extension String {
    /// Returns whether the text comes before another one in the order of the user's language. `g_utf8_collate()`.
    ///
    ///     names.sort { $0.precedes($1) }
    public func precedes(_ other: String) -> Bool { g_utf8_collate(self, other) < 0 }

    /// The key by which texts are sorted in the order of the user's language: compare keys with `<`. For a
    /// long list, create the key once for each text.
    /// `g_utf8_collate_key()`.
    public var collationKey: String { C.takeString(g_utf8_collate_key(self, -1)) }

    /// The same for file names: `a10` comes after `a9`, and `a.b` before `ab`. `g_utf8_collate_key_for_filename()`.
    public var filenameCollationKey: String { C.takeString(g_utf8_collate_key_for_filename(self, -1)) }

    /// A form of the text that is equal for texts that differ in case only, in any language: `Straße` and `STRASSE`.
    /// `g_utf8_casefold()`.
    public var caseFolded: String { C.takeString(g_utf8_casefold(self, -1)) }

    /// Returns the text with combining marks composed with their letters, or decomposed. Swift regards both as equal.
    /// `g_utf8_normalize()`.
    public func normalized(_ mode: NormalizeMode = .default) -> String {
        C.takeString(g_utf8_normalize(self, -1, .init(rawValue: C.number(mode))))
    }

    /// Returns the text in ASCII, with the nearest letters as in `locale` (the user's if nil): `ä` becomes `ae` in German.
    /// `g_str_to_ascii()`.
    public func asciified(locale: String? = nil) -> String { C.takeString(g_str_to_ascii(self, locale)) }

    /// Returns whether each word of a search begins a word of this text, without regard to case and accents: `gru` matches
    /// `Schöne Grüße`. `g_str_match_string()`.
    public func matches(search: String, acceptAlternates: Bool = true) -> Bool {
        g_str_match_string(search, self, acceptAlternates ? 1 : 0) != 0
    }

    /// Returns the words in lower case, and their forms in ASCII, as an index for searches. `g_str_tokenize_and_fold()`.
    public func searchTokens(locale: String? = nil) -> (tokens: [String], asciiAlternates: [String]) {
        var alternates: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        let tokens = g_str_tokenize_and_fold(self, locale, &alternates)
        return (C.takeStrings(tokens), C.takeStrings(alternates))
    }
}
