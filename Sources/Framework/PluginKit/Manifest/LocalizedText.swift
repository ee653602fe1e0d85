// SPDX-License-Identifier: MIT

import Glibc

/// A text of a manifest with its translations: `Name=Contacts` and `Name[de]=Kontakte`.
///
/// ```swift
/// manifest.name.text                        // for the user of this process
/// manifest.name.text(in: ["de_AT", "fr"])   // "Kontakte"
/// ```
/// A plain text is a literal: `let title: LocalizedText = "Contacts"`.
public struct LocalizedText: Hashable, Sendable, Codable {
    /// The text without a locale.
    public let plain: String
    /// The translations, by their locales, such as `de`, `pt_BR` or `sr@latin`.
    public let translations: [String: String]

    /// Creates a text.
    public init(_ plain: String, translations: [String: String] = [:]) {
        self.plain = plain
        self.translations = translations
    }

    /// The text for the user of this process: see ``userLanguages``.
    public var text: String { text(in: Self.userLanguages) }

    /// Returns the translation for the first of the languages that has one, otherwise the plain text.
    ///
    /// For `de_AT@euro`, the translations for `de_AT`, `de@euro` and `de` are tried too. The plain text is English, unless there is a
    /// translation to English.
    public func text(in languages: [String]) -> String {
        guard !translations.isEmpty else { return plain }
        for language in languages {
            for form in Self.forms(of: language) {
                if let translation = translations[form] { return translation }
            }
            if language == "en" || language.hasPrefix("en_") || language.hasPrefix("en@") { return plain }
        }
        return plain
    }

    /// The languages of the user, the preferred one first, from the variables LANGUAGE, LC_ALL, LC_MESSAGES and LANG of the
    /// environment.
    public static let userLanguages: [String] = languages { getenv($0).map { String(cString: $0) } }

    /// Returns the languages of the user.
    ///
    /// - Parameter value: Returns the value of a variable of the environment.
    static func languages(_ value: (String) -> String?) -> [String] {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(value).first { !$0.isEmpty } ?? "C"
        let name = locale.prefix { $0 != "." && $0 != "@" }
        if name == "C" || name == "POSIX" { return [] }
        let preferred = value("LANGUAGE")?.split(separator: ":").map(String.init) ?? []
        return preferred + [String(locale)]
    }

    /// Returns the locales to try for a language, the most specific one first. The encoding is ignored.
    private static func forms(of language: String) -> [String] {
        let modifier = language.firstIndex(of: "@").map { String(language[$0...]) } ?? ""
        let name = String(language.prefix { $0 != "." && $0 != "@" })
        let base = String(name.prefix { $0 != "_" })
        return [name + modifier, name, base + modifier, base]
    }

    /// Whether a text may be the locale of a key.
    static func isLocale(_ text: some StringProtocol) -> Bool {
        (1...40).contains(text.utf8.count)
            && text.utf8.allSatisfy { $0.isLetterOrDigit || "_-@.".utf8.contains($0) }
    }
}

extension LocalizedText: ExpressibleByStringLiteral {
    /// Creates a text without translations.
    public init(stringLiteral text: String) { self.init(text) }
}

extension LocalizedText: CustomStringConvertible {
    /// The text for the user of this process.
    public var description: String { text }
}
