// SPDX-License-Identifier: MIT

import Glibc

/// Returns the translation of a text of the framework, in the language of the current backend. That is the
/// language of the user, unless a test has set another one.
///
/// Translations are in `Sources/Framework/ViewKit/Resources`, in one gettext catalog for each language. For
/// another language, a catalog of the domain `rxshell` that is installed on the system is used. If there is
/// none, the text is returned unchanged.
///
/// - Parameters:
///   - text: the text in English. It may contain `%1`, `%2` and so on, which `arguments` replace.
@MainActor package func localized(_ text: String, _ arguments: String...) -> String {
    Localization.filled(
        Localization.translation(of: text, to: Localization.currentLanguages), arguments)
}

/// The texts of the framework in the language of the current backend, each with the English text that it
/// translates, or the texts, separated by spaces. Empty in English, and in a language for which the framework
/// has no catalog.
@MainActor package var englishTexts: [String: String] {
    Localization.englishTexts(in: Localization.currentLanguages)
}

/// The translations of the framework's own texts.
@MainActor enum Localization {
    /// The languages of the current backend, the preferred one first.
    static var currentLanguages: [String] {
        (Toolkit.isInstalled ? Toolkit.backend.language : nil).map { [$0] } ?? userLanguages
    }

    /// The languages of the user, the preferred one first, as the environment says: see the manual of gettext, "The LANGUAGE variable".
    static let userLanguages = languages { name in getenv(name).map { String(cString: $0) } }

    // By language; each is a part of this module, and the same for all applications of the process.
    private static var catalogs: [String: Catalog] = [:]

    /// Returns a text with its arguments in place of `%1`, `%2` and so on. An argument may have such characters too.
    static func filled(_ text: String, _ arguments: [String]) -> String {
        guard !arguments.isEmpty else { return text }
        var filled = ""
        var rest = text[...]
        while let percent = rest.firstIndex(of: "%") {
            let digits = rest[percent...].dropFirst().prefix { $0.isASCII && $0.isNumber }
            let index = (Int(digits) ?? 0) - 1
            filled += rest[..<percent]
            filled +=
                arguments.indices.contains(index) ? arguments[index][...] : rest[percent..<digits.endIndex]
            rest = rest[digits.endIndex...]
        }
        return filled + rest
    }

    static func translation(of text: String, to languages: [String]) -> String {
        for language in languages {
            if isEnglish(language) { return text }
            for catalog in catalogs(for: language) {
                if let translation = catalog[text] { return translation }
            }
        }
        return installedTranslation(of: text) ?? text
    }

    static func englishTexts(in languages: [String]) -> [String: String] {
        for language in languages {
            if isEnglish(language) { return [:] }
            if let catalog = catalogs(for: language).first { return catalog.originals }
        }
        return [:]
    }

    /// English is the language of the texts themselves.
    private static func isEnglish(_ language: String) -> Bool {
        language == "en" || language.hasPrefix("en_")
    }

    private static func catalogs(for language: String) -> [Catalog] {
        namesOfCatalogs(for: language).compactMap(catalog)
    }

    /// The names of the catalogs for a language, such as `de_AT` and `de`.
    static func namesOfCatalogs(for language: String) -> [String] {
        let base = String(language.prefix { $0 != "_" && $0 != "@" })
        return base == language ? [language] : [language, base]
    }

    private static func catalog(_ language: String) -> Catalog? {
        if let catalog = catalogs[language] { return catalog }
        guard let source = Catalogs.source(of: language) else { return nil }
        let catalog = Catalog(source)
        catalogs[language] = catalog
        return catalog
    }

    /// The translation of a catalog that is installed on the system; nil if there is none.
    private static func installedTranslation(of text: String) -> String? {
        text.withCString { original in
            guard let found = dgettext("rxshell", original), found != UnsafeMutablePointer(mutating: original)
            else { return nil }
            return String(cString: found)
        }
    }

    /// - Parameter value: returns the value of a variable of the environment.
    static func languages(_ value: (String) -> String?) -> [String] {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(value).first { !$0.isEmpty } ?? "C"
        let name = locale.prefix { $0 != "." && $0 != "@" }
        if name == "C" || name == "POSIX" { return [] }
        let preferred = value("LANGUAGE")?.split(separator: ":").map(String.init) ?? []
        return preferred + [String(name)]
    }
}

/// gettext's `dgettext`, which Glibc's module does not declare.
@_silgen_name("dgettext")
private func dgettext(
    _ domain: UnsafePointer<CChar>, _ text: UnsafePointer<CChar>
) -> UnsafeMutablePointer<CChar>?
