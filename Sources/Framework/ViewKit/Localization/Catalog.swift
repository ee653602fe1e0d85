// SPDX-License-Identifier: MIT

/// The translations of one language, read from a PO file: see the manual of gettext, "The Format of PO Files".
///
/// Entries that are fuzzy, obsolete or empty are left out. The framework's texts have neither contexts nor plural forms.
struct Catalog {
    private var translations: [String: String] = [:]

    subscript(text: String) -> String? { translations[text] }

    var texts: Set<String> { Set(translations.keys) }

    /// The translations, each with the text or the texts that it translates, separated by spaces.
    var originals: [String: String] {
        Dictionary(translations.sorted { $0.key < $1.key }.map { ($1, $0) }) { "\($0) \($1)" }
    }

    init(_ source: String) {
        var text = ""
        var translation = ""
        var isFuzzy = false
        var isTranslation = false
        func finish(_ translations: inout [String: String]) {
            if !text.isEmpty, !translation.isEmpty, !isFuzzy { translations[text] = translation }
        }
        // Editors of other systems write CR LF, which is one character.
        let lines = source.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for line in lines {
            if line.hasPrefix("#,") {
                finish(&translations)
                (text, translation) = ("", "")
                isFuzzy = line.contains("fuzzy")
            } else if line.hasPrefix("msgid ") {
                if isTranslation { finish(&translations) }
                if isTranslation, !text.isEmpty || !translation.isEmpty { isFuzzy = false }
                (text, translation, isTranslation) = (Self.literal(line.dropFirst(6)), "", false)
            } else if line.hasPrefix("msgstr ") {
                (translation, isTranslation) = (Self.literal(line.dropFirst(7)), true)
            } else if line.hasPrefix("\"") {
                if isTranslation { translation += Self.literal(line) } else { text += Self.literal(line) }
            }
        }
        finish(&translations)
    }

    /// The value of a string literal of C; empty if it is none.
    private static func literal(_ source: Substring) -> String {
        guard source.count >= 2, source.first == "\"", source.last == "\"" else { return "" }
        var value = ""
        var isEscaped = false
        for character in source.dropFirst().dropLast() {
            switch (isEscaped, character) {
            case (false, "\\"):
                isEscaped = true
                continue
            case (true, "n"): value.append("\n")
            case (true, "t"): value.append("\t")
            default: value.append(character)
            }
            isEscaped = false
        }
        return value
    }
}
