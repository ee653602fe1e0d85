// SPDX-License-Identifier: MIT

import CGtk

// What the user’s language says of texts, which Swift’s own `String` does not know.

extension String {
    /// Whether it comes before another text where the user’s language sorts them. `g_utf8_collate()`.
    ///
    ///     names.sort { $0.precedes($1) }
    public func precedes(_ other: String) -> Bool { g_utf8_collate(self, other) < 0 }

    /// What sorts as the user’s language does when it is compared as `<` compares: for a long list, make it once for each.
    /// `g_utf8_collate_key()`.
    public var collationKey: String { C.takeString(g_utf8_collate_key(self, -1)) }

    /// The same for names of files: `a10` comes after `a9`, and `a.b` before `ab`. `g_utf8_collate_key_for_filename()`.
    public var filenameCollationKey: String { C.takeString(g_utf8_collate_key_for_filename(self, -1)) }

    /// What is the same for two texts that differ in case alone, in whatever language: `Straße` and `STRASSE`.
    /// `g_utf8_casefold()`.
    public var caseFolded: String { C.takeString(g_utf8_casefold(self, -1)) }

    /// The same text with its marks apart from their letters, or in one with them; Swift itself takes both for equal.
    /// `g_utf8_normalize()`.
    public func normalized(_ mode: NormalizeMode = .default) -> String {
        C.takeString(g_utf8_normalize(self, -1, .init(rawValue: C.number(mode))))
    }

    /// The text in ASCII, each letter by the nearest, as `locale` (the user’s, when nil) writes it: `ä` is `ae` in German.
    /// `g_str_to_ascii()`.
    public func asciified(locale: String? = nil) -> String { C.takeString(g_str_to_ascii(self, locale)) }

    /// Whether each word that a person searches for begins a word of this text, whatever its case and its marks: `gru` finds
    /// `Schöne Grüße`. `g_str_match_string()`.
    public func matches(search: String, acceptAlternates: Bool = true) -> Bool {
        g_str_match_string(search, self, acceptAlternates ? 1 : 0) != 0
    }

    /// Its words, without case, and how they may be written in ASCII: to look texts up by. `g_str_tokenize_and_fold()`.
    public func searchTokens(locale: String? = nil) -> (tokens: [String], asciiAlternates: [String]) {
        var alternates: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        let tokens = g_str_tokenize_and_fold(self, locale, &alternates)
        return (C.takeStrings(tokens), C.takeStrings(alternates))
    }
}
