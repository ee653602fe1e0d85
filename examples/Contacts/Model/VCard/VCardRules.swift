// SPDX-License-Identifier: MIT

/// The rules by which the versions of the format differ, for the reader. FORMAT.md has the section of the specification behind each.
///
/// Phones mix the versions. So what one version only has is understood in the others too, where it cannot mean something else: soft line
/// breaks, words without a name as parameters, and the character set of a line.
struct VCardRules: Hashable, Sendable {
    enum Version: Hashable, Sendable { case v2, v3, v4 }

    let version: Version

    /// The rules for the text after `VERSION:`. A card without a version has those of 3.0.
    init(version text: String) {
        let text = text.filter { !$0.isWhitespace }
        version = text.hasPrefix("2") || text.hasPrefix("1") ? .v2 : text >= "4" ? .v4 : .v3
    }

    /// Whether the white space at the beginning of a folded line belongs to the text: 2.1 breaks a line before a space and keeps it, later
    /// versions insert one.
    var foldingKeepsSpace: Bool { version == .v2 }

    /// Whether a backslash is a sign like any other one, except before `;` and `,`.
    var hasPlainBackslashes: Bool { version == .v2 }

    /// Whether all text is UTF-8, whatever a line says.
    var isAlwaysUTF8: Bool { version == .v4 }

    /// The version of the card that is made from what was read.
    var cardVersion: VCardVersion { version == .v4 ? .v4 : .v3 }
}
