// SPDX-License-Identifier: MIT

/// The texts of an application in the languages of its users.
///
/// There is a catalog for each language, a file in the format of gettext (`.po`) that is part of the program:
/// ```swift
/// // Package.swift: .target(name: "NotesFlows", …, resources: [.embedInCode("Translations/de.po")])
/// @MainActor let texts = Translations(["de": PackageResources.de_po])
/// ```
/// ```swift
/// let saveButton = Button(texts("Save"))
/// let countLabel = Label(texts("%1 of %2 notes", "\(shown)", "\(all)"))
/// ```
/// `meson-helper/translations` of an application finds the texts in its sources, and adds them to its catalogs.
/// The language is that of the texts of the framework: the first one of the user's for which there is a catalog,
/// or the one that a test passes to `HeadlessProgram`. Texts without a translation are returned as they are.
///
/// Use it for texts that a user reads in windows; the desktop file and the manifest of a plugin have their own
/// form for that. A catalog is read when its language is first needed, and kept. Main thread only.
@preconcurrency @MainActor public final class Translations {
    private let sources: [String: [UInt8]]
    private let ownLanguage: String
    private var catalogs: [String: Catalog] = [:]

    /// Creates the texts of an application.
    ///
    /// - Parameters:
    ///   - catalogs: the contents of the catalogs, by language, such as `de` or `pt_BR`.
    ///   - ownLanguage: the language of the texts in the source, which needs no catalog.
    public init(_ catalogs: [String: [UInt8]], from ownLanguage: String = "en") {
        sources = catalogs
        self.ownLanguage = ownLanguage
    }

    /// Returns the translation of a text; the text itself if there is none.
    ///
    /// - Parameters:
    ///   - text: the text in the language of the source. It may contain `%1`, `%2` and so on, which `arguments` replace.
    public func callAsFunction(_ text: String, _ arguments: String...) -> String {
        Localization.filled(translation(of: text), arguments)
    }

    private func translation(of text: String) -> String {
        for language in Localization.currentLanguages.flatMap(Localization.namesOfCatalogs) {
            if language == ownLanguage { return text }
            if let translation = catalog(language)?[text] { return translation }
        }
        return text
    }

    private func catalog(_ language: String) -> Catalog? {
        if let catalog = catalogs[language] { return catalog }
        guard let source = sources[language] else { return nil }
        let catalog = Catalog(String(decoding: source, as: UTF8.self))
        catalogs[language] = catalog
        return catalog
    }
}
