// SPDX-License-Identifier: MIT

import HeadlessBackend
import Testing

@testable import ViewKit

@MainActor struct LocalizationTests {
    @Test func aTextIsInTheLanguageOfItsBackend() {
        let german = HeadlessBackend()
        german.language = "de_AT"
        let arabic = HeadlessBackend()
        arabic.language = "ar"
        let other = HeadlessBackend()
        other.language = "xx"
        #expect(Toolkit.perform(with: german) { localized("Cancel") } == "Abbrechen")
        #expect(Toolkit.perform(with: german) { localized("Page %1 of %2", "3", "7") } == "Seite 3 von 7")
        #expect(Toolkit.perform(with: arabic) { localized("Page %1 of %2", "3", "7") } == "الصفحة 3 من 7")
        #expect(Toolkit.perform(with: other) { localized("Page %1 of %2", "3", "7") } == "Page 3 of 7")
        #expect(Toolkit.perform(with: HeadlessBackend()) { localized("Cancel") } == "Cancel")
        #expect(
            Toolkit.perform(with: german) { localized("no text of the framework") }
                == "no text of the framework")
    }

    @Test func anArgumentMayLookLikeAnArgument() {
        #expect(
            Toolkit.perform(with: HeadlessBackend()) { localized("%1 and %2", "100 %2", "%1") }
                == "100 %2 and %1")
        #expect(Localization.filled("%2, %1, %3 and 5 %", ["a", "b"]) == "b, a, %3 and 5 %")
    }

    @Test func anApplicationHasTextsOfItsOwn() {
        let texts = Translations([
            "de": Array("msgid \"%1 of %2 notes\"\nmsgstr \"%1 von %2 Notizen\"\n".utf8),
            "de_AT": Array("msgid \"Tomato\"\nmsgstr \"Paradeiser\"\n".utf8),
        ])
        func text(in language: String, _ text: () -> String) -> String {
            let backend = HeadlessBackend()
            backend.language = language
            return Toolkit.perform(with: backend, text)
        }
        #expect(text(in: "de") { texts("%1 of %2 notes", "1", "3") } == "1 von 3 Notizen")
        #expect(text(in: "de_AT") { texts("%1 of %2 notes", "1", "3") } == "1 von 3 Notizen")
        #expect(text(in: "de_AT") { texts("Tomato") } == "Paradeiser")
        for language in ["de", "en_GB", "fr"] { #expect(text(in: language) { texts("Tomato") } == "Tomato") }
        let german = Translations(["en": Array("msgid \"Notiz\"\nmsgstr \"Note\"\n".utf8)], from: "de")
        #expect(text(in: "de_AT") { german("Notiz") } == "Notiz")
        #expect(text(in: "en_GB") { german("Notiz") } == "Note")
    }

    @Test func aTranslationLeadsBackToTheEnglishText() {
        let german = HeadlessBackend()
        german.language = "de_AT"
        #expect(Toolkit.perform(with: german) { englishTexts["Abbrechen"] } == "Cancel")
        let english = HeadlessBackend()
        english.language = "en_GB"
        #expect(Toolkit.perform(with: english) { englishTexts }.isEmpty)
        let catalog = Catalog("msgid \"b\"\nmsgstr \"x\"\n\nmsgid \"a\"\nmsgstr \"x\"\n")
        #expect(catalog.originals == ["x": "a b"])
    }

    @Test func theButtonsOfAnAlertAreTranslated() {
        let backend = HeadlessBackend.install()
        backend.language = "de"
        let window = Window()
        window.present()
        _ = window.show(Alert("Löschen?", actions: [.cancel, .destructive("Löschen")])) { _ in }
        #expect(backend.windows.last?.dialogs.last?.actions == ["Abbrechen", "Löschen"])
        window.close()
    }

    @Test func theEnvironmentNamesTheLanguages() {
        func languages(_ environment: [String: String]) -> [String] {
            Localization.languages { environment[$0] }
        }
        #expect(languages([:]) == [])
        #expect(languages(["LANG": "de_DE.UTF-8"]) == ["de_DE"])
        #expect(languages(["LANG": "de_DE.UTF-8", "LANGUAGE": "ar:fr"]) == ["ar", "fr", "de_DE"])
        #expect(languages(["LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8", "LANGUAGE": "ar"]) == [])
        #expect(languages(["LC_MESSAGES": "sr@latin", "LC_ALL": ""]) == ["sr"])
    }

    @Test func aCatalogHasWhatItsFileTranslates() {
        let source = """
            # a comment
            msgid ""
            msgstr "Language: de\\n"

            msgid "one \\"line\\""
            msgstr "eine \\"Zeile\\""

            #, fuzzy
            msgid "uncertain"
            msgstr "ungewiss"

            msgid ""
            "two "
            "lines"
            msgstr "zwei\\n"
            "Zeilen"

            msgid "untranslated"
            msgstr ""

            #~ msgid "obsolete"
            #~ msgstr "veraltet"
            """
        for source in [source, source.replacing("\n", with: "\r\n")] {
            let catalog = Catalog(source)
            #expect(catalog.texts == ["one \"line\"", "two lines"])
            #expect(catalog["one \"line\""] == "eine \"Zeile\"")
            #expect(catalog["two lines"] == "zwei\nZeilen")
        }
    }

    @Test func bothCatalogsTranslateTheSameTexts() throws {
        let german = Catalog(try #require(Catalogs.source(of: "de")))
        let arabic = Catalog(try #require(Catalogs.source(of: "ar")))
        #expect(german.texts == arabic.texts)
        #expect(german.texts.count > 10)
    }
}
