// SPDX-License-Identifier: MIT

import Foundation
import GLib
import Testing

/// Texts of a compiled file, each time in a process of its own, which starts in another language.
@Suite(.serialized)
struct TranslationTests {
    @Test func textsAreInTheLanguageOfTheUser() async {
        await #expect(processExitsWith: .success) { try expectGermanTexts() }
    }

    @Test func aLanguageWithoutTranslationReadsAsWritten() async {
        await #expect(processExitsWith: .success) { try expectFrenchTexts() }
    }
}

private func expectGermanTexts() throws {
    let texts = try translation(in: "de")
    #expect(texts("Save") == "Speichern")
    #expect(texts("Open", context: "menu") == "Öffnen")
    #expect(texts("Open", context: "state") == "Offen")
    #expect(texts("One file", plural: "%d files", 1) == "Eine Datei")
    #expect(texts("One file", plural: "%d files", 3) == "%d Dateien")
    #expect(texts("Quit") == "Quit")
}

private func expectFrenchTexts() throws {
    let texts = try translation(in: "fr")
    #expect(texts("Save") == "Save")
    #expect(texts("Open", context: "menu") == "Open")
    #expect(texts("One file", plural: "%d files", 1) == "One file")
    #expect(texts("One file", plural: "%d files", 0) == "%d files")
}

/// German texts, compiled as an application's are, and read by a process of that language.
private func translation(in language: String) throws -> Translation {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let messages = folder.appending(path: "de/LC_MESSAGES")
    try FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "de.po")
    try Data(german.utf8).write(to: source)
    let compiled = messages.appending(path: "org.example.Test.mo")
    try #require(
        run("msgfmt", "--check", "--output-file", compiled.path, source.path) == 0,
        "msgfmt, of gettext, compiles the texts")
    // Since glibc 2.39 no text is translated in C.UTF-8, and a small system has no other locale.
    let locale = folder.appending(path: "en_US.UTF-8")
    try #require(
        run("localedef", "--no-archive", "-i", "en_US", "-f", "UTF-8", locale.path) == 0,
        "localedef compiles a locale, from the sources that the package locales has")
    setenv("LOCPATH", folder.path, 1)
    setenv("LC_ALL", "en_US.UTF-8", 1)
    setenv("LANGUAGE", language, 1)
    let texts = Translation(domain: "org.example.Test", directory: folder.path)
    // The first translation reads the file, which is removed afterwards.
    _ = texts("Save")
    return texts
}

private func run(_ arguments: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
}

private let german = """
    msgid ""
    msgstr ""
    "Language: de\\n"
    "MIME-Version: 1.0\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Content-Transfer-Encoding: 8bit\\n"
    "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

    msgid "Save"
    msgstr "Speichern"

    msgctxt "menu"
    msgid "Open"
    msgstr "Öffnen"

    msgctxt "state"
    msgid "Open"
    msgstr "Offen"

    msgid "One file"
    msgid_plural "%d files"
    msgstr[0] "Eine Datei"
    msgstr[1] "%d Dateien"
    """
