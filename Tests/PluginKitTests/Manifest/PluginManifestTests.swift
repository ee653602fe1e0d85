// SPDX-License-Identifier: MIT

import Testing

@testable import PluginKit

private let file = "/plugins/contacts.plugin"

private func parse(_ text: String) throws(ManifestError) -> PluginManifest {
    try PluginManifest(parsing: Array(text.utf8), file: file)
}

private func message(_ text: String) -> String? {
    do {
        _ = try parse(text)
        return nil
    } catch {
        return error.description
    }
}

@Suite struct PluginManifestTests {
    @Test func everyKeyIsRead() throws {
        let manifest = try parse(
            """
            # An address book
            [Plugin]
            Id = org.example.contacts
            Name=Contacts
            Version=1.2
            Description=Keeps\\sthe people you know
            Icon=x-office-address-book
            Library=libContactsPlugin.so
            Framework=0.1
            Depends=org.example.accounts;org.example.mail;
            """)
        #expect(manifest.id == "org.example.contacts")
        #expect(manifest.name == "Contacts")
        #expect(manifest.process == .own)
        #expect(manifest.version == "1.2")
        #expect(manifest.summary == "Keeps the people you know")
        #expect(manifest.icon == "x-office-address-book")
        #expect(manifest.libraryPath == "/plugins/libContactsPlugin.so")
        #expect(manifest.framework == FrameworkVersion(major: 0, minor: 1))
        #expect(manifest.dependencies == ["org.example.accounts", "org.example.mail"])
        #expect(manifest.warnings.isEmpty)
    }

    /// A name is shown in the question for a permission, and in a terminal.
    @Test(arguments: ["\\n", "\\t", "\u{1B}[31m", "\u{9B}", "\u{2028}", "\u{202E}", "\u{2066}"])
    func aTextForTheUserHasNoControlCharacters(_ character: String) {
        for (line, key) in [
            ("Description=A\(character == "\\n" ? "\\t" : character)B", "Description"),
            ("License=A\(character)B", "License"),
            ("Authors=A\(character)B;C", "Authors"), ("Name[ar]=A\(character)B", "Name"),
            ("[Permission network]\nReason=A\(character)B", "Reason"),
            ("[Setting a]\nTitle=A\(character)B\nType=bool\nDefault=true", "Title"),
        ] {
            let expected = "\(key) has a control character. Write it on one line"
            #expect(message(manifest(more: line))?.contains(expected) == true, "\(line)")
        }
    }

    @Test func aDefaultMayHaveSeveralLinesAndATextTheMarksOfADirection() throws {
        let description = "Description=\u{200F}دفتر\u{200E} A"
        let setting = "[Setting a]\nTitle=A\nType=string\nDefault=one\\ntwo"
        let manifest = try parse(manifest(more: "\(description)\n\(setting)"))
        #expect(manifest.settings.first?.defaultValue == .string("one\ntwo"))
        #expect(manifest.summary.plain.hasPrefix("\u{200F}"))
    }

    @Test func aDescriptionMayHaveSeveralLines() throws {
        let lines =
            "Description=One\\nTwo\nDescription[de]=Eins\\nZwei\n[Setting a]\nTitle=A\nDescription=B\\nC\nType=bool\nDefault=true"
        let manifest = try parse(manifest(more: lines))
        #expect(manifest.summary.plain == "One\nTwo")
        #expect(manifest.settings.first?.summary?.plain == "B\nC")
    }

    @Test func theFileMayBeNamedForTheWholeId() throws {
        let bytes = Array(manifest().utf8)
        #expect(throws: Never.self) {
            try PluginManifest(parsing: bytes, file: "/p/org.example.contacts.plugin")
        }
    }

    @Test func windowsLineEndsAreFine() throws {
        let bytes = manifest().utf8.flatMap { $0 == 10 ? [13, 10] : [$0] }
        #expect(try PluginManifest(parsing: bytes, file: file).library == "libContacts.so")
    }

    /// An unknown key may be the reason why a required one is missing.
    @Test func aManifestWithMistakesHasItsWarnings() throws {
        let text = manifest().replacing("Version=", with: "Versoin=")
        let error = try #require(throws: ManifestError.self) { try parse(text) }
        #expect(error.diagnostics.map(\.message) == ["[Plugin] has no Version"])
        #expect(error.warnings.map(\.remedy) == ["Did you mean Version? A key of your own begins with X-"])
    }

    @Test func whatIsNotKnownIsAWarning() throws {
        let manifest = try parse(
            manifest(
                more:
                    "Colour=blue\nDepend=org.example.mail\nX-Colour=blue\nVersion[de]=1\n[Menu]\nTitle=File\n[X-Menu]\nA=1\n[page a]\n"
            ))
        #expect(
            manifest.warnings.map(\.description) == [
                "/plugins/contacts.plugin:7: [Plugin] Colour is not known to RxShell 0.1. "
                    + "Remove it, or begin it with X- if it is a key of your own.",
                "/plugins/contacts.plugin:8: [Plugin] Depend is not known to RxShell 0.1. "
                    + "Did you mean Depends? A key of your own begins with X-.",
                "/plugins/contacts.plugin:10: Version cannot be translated. Remove the line.",
                "/plugins/contacts.plugin:11: the group [Menu] is not known to RxShell 0.1. "
                    + "Remove it, or begin it with X- if it is a group of your own.",
                "/plugins/contacts.plugin:15: the group [page a] is not known to RxShell 0.1. "
                    + "Did you mean Page? A group of your own begins with X-.",
            ])
    }

    @Test func allMistakesAreReportedAtOnce() {
        let text = manifest(
            id: "contacts", library: "a/b.so", framework: "new",
            more: "Process=both\n[Page a]\n[Page B]\nTitle=B")
        #expect(
            message(text)?.split(separator: "\n").map { $0.drop { $0 != ":" }.prefix { $0 != "." } } == [
                ":2: Id cannot be \"contacts\"", ":5: Library cannot be \"a/b",
                ":6: Framework cannot be \"new\"",
                ":7: Process cannot be \"both\"", ":8: [Page a] has no Title", ":8: [Page a] has no Icon",
                ":9: [Page] cannot have the id \"B\"",
            ])
    }

    @Test func ofManyMistakesTheFirstAreListed() throws {
        let text = String(repeating: "x\n", count: 30)
        let lines = try #require(message(text)).split(separator: "\n")
        #expect(lines.count == 21)
        #expect(lines.last == "/plugins/contacts.plugin: it has 11 more mistakes. Fix those above first.")
    }

    @Test(arguments: brokenManifests)
    func aBrokenManifestSaysWhereWhatAndHowToFixIt(text: String, expected: String) {
        #expect(message(text)?.split(separator: "\n").first.map(String.init) == expected)
    }

    /// Editors that write a byte order mark do not show it.
    @Test(arguments: ["\n", "\r\n"]) func aByteOrderMarkIsSkipped(end: String) throws {
        let lines = [
            "[Plugin]", "Id=org.example.contacts", "Name=Ideas", "Version=0.1", "Library=libIdeasPlugin.so",
            "",
            "[Page ideas]", "Title=Ideas", "Icon=ideas", "",
        ]
        let text = lines.joined(separator: end)
        let (marked, plain) = (try parse("\u{FEFF}" + text), try parse(text))
        #expect(marked.warnings.isEmpty && marked.name == "Ideas" && marked.version == plain.version)
        // Elsewhere it is a character like others.
        #expect(message("[Plugin]\n\u{FEFF}Id=org.example.contacts")?.contains("has no Id") == true)
        #expect(message("\u{FEFF}\u{FEFF}[Plugin]")?.contains(":1: ") == true)
    }

    @Test func utf16IsReportedOnce() {
        for mark in [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]] {
            #expect {
                try PluginManifest(parsing: mark + [0x5B, 0, 0x50, 0], file: file)
            } throws: {
                "\($0)".hasPrefix("/plugins/contacts.plugin: it is UTF-16. Save it as UTF-8 text.")
            }
        }
    }

    @Test func aValueMayBeginWithACombiningCharacter() throws {
        let manifest = try parse(
            "[Plugin]\nId=org.example.contacts\nName=\u{93F}x\nVersion=1\nLibrary=libx.so\n")
        #expect(manifest.name.plain.unicodeScalars.first == "\u{93F}")
    }

    @Test func bytesThatAreNotTextAreReportedWithTheirLine() {
        let bytes = Array("[Plugin]\nName=".utf8) + [0xFF, 0xFE]
        #expect {
            try PluginManifest(parsing: bytes, file: file)
        } throws: {
            "\($0)".hasPrefix("/plugins/contacts.plugin:2: it is not UTF-8. Save it as UTF-8 text.")
        }
    }

    @Test func aHugeFileIsNotRead() throws {
        let folder = try TemporaryFolder()
        let huge = try folder.write(
            [UInt8](repeating: 0x23, count: KeyFile.sizeLimit + 1), to: "contacts.plugin")
        #expect {
            try PluginManifest(contentsOf: huge)
        } throws: {
            "\($0)" == "\(huge): it is larger than 64 KiB. Keep only manifest keys in it."
        }
    }

    @Test func noBytesMakeItTrap() {
        var random = SplitMix(state: 1)
        let whole = Array(wholeManifest.utf8)
        #expect(throws: Never.self) { try PluginManifest(parsing: whole, file: file) }
        let short = Array(manifest(more: "Depends=org.example.mail >=1;").utf8)
        for turn in 0..<10_000 {
            var bytes = turn % 2 == 0 ? whole : short
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let position = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[position] = .random(in: 0...255, using: &random)
                case 1: bytes.remove(at: position)
                case 2:
                    bytes.insert(Array("[];=\\\n\0<>.".utf8).randomElement(using: &random) ?? 0, at: position)
                default: bytes.swapAt(position, .random(in: bytes.indices, using: &random))
                }
            }
            let manifest: PluginManifest
            do { manifest = try PluginManifest(parsing: bytes, file: file) } catch {
                #expect(!error.diagnostics.isEmpty)
                continue
            }
            // What was read can be used.
            for setting in manifest.settings { #expect(setting.allows(setting.defaultValue)) }
        }
    }
}

/// Manifests with a mistake, and the first message.
private let brokenManifests: [(text: String, expected: String)] = [
    (
        "Id=x",
        "/plugins/contacts.plugin:1: an entry comes before the first group. Begin the file with [Plugin]."
    ),
    (
        "[Plugin]\nName",
        "/plugins/contacts.plugin:2: \"Name\" is not an entry. Write it as Key=Value, or begin a comment with #."
    ),
    ("[Plugin]\n=x", "/plugins/contacts.plugin:2: the key before = is missing. Write it as Key=Value."),
    ("[Plugin\n", "/plugins/contacts.plugin:1: \"[Plugin\" is not a group. Write the group as [Plugin]."),
    (
        "[Plugin]\n[Plugin]",
        "/plugins/contacts.plugin:2: the group [Plugin] occurs twice. Merge the two groups."
    ),
    (
        "[Plugin]\nName=A\nName=B",
        "/plugins/contacts.plugin:3: the key Name occurs twice. Remove one of the two lines."
    ),
    (
        "[Plugin]\nName=\\q",
        #"/plugins/contacts.plugin:2: the value of Name has an unknown escape. Write a backslash as \\."#
    ),
    (
        "[Plugin]\nName=\0",
        "/plugins/contacts.plugin:2: it contains a NUL byte. Save it as plain text."
    ),
    (
        "",
        "/plugins/contacts.plugin: it has no group [Plugin]. Begin the file with [Plugin]."
    ),
    (
        "[Plugin]",
        "/plugins/contacts.plugin: [Plugin] has no Id. Add Id= with two or more parts of a-z, 0-9 and hyphens with dots between them, such as org.example.contacts."
    ),
    (
        manifest(more: "Name[d e]=x"),
        "/plugins/contacts.plugin:7: Name[d e] is not a key with a locale. Write it as Name[de]=Value."
    ),
    (
        manifest(more: "Description[de]=x"),
        "/plugins/contacts.plugin:7: there is a translation of Description, but no Description. Add Description= without a locale."
    ),
    (
        manifest(more: "Name[de]="),
        "/plugins/contacts.plugin:7: Name[de] cannot be \"\". Write the name that users see."
    ),
    (
        manifest(more: "Process=thread"),
        "/plugins/contacts.plugin:7: Process cannot be \"thread\". Write own for a process of its own, or shell for that of the shell."
    ),
    (
        manifest(more: "Website=javascript:alert()"),
        "/plugins/contacts.plugin:7: Website cannot be \"javascript:alert()\". Write a URI that begins with https:// or http://."
    ),
    (
        manifest(more: "License="),
        "/plugins/contacts.plugin:7: License cannot be \"\". Write an SPDX id, such as MIT."
    ),
    (
        manifest(more: "Icon=../x.png"),
        "/plugins/contacts.plugin:7: Icon cannot be \"../x.png\". Write the name of an icon in the icon theme."
    ),
    (
        manifest(more: "Depends=org.example.contacts"),
        "/plugins/contacts.plugin:7: Depends has the plugin itself. Remove org.example.contacts from it."
    ),
    (
        manifest(more: "Depends=org.example.a >=1;org.example.a <2"),
        "/plugins/contacts.plugin:7: Depends has org.example.a twice. Write it once, with all its versions: org.example.a >=1 <3."
    ),
    (
        manifest(more: "Depends=org.example.a\nConflicts=org.example.a <2"),
        "/plugins/contacts.plugin:8: org.example.a is in Depends and in Conflicts. Write it once, with all its versions: org.example.a >=1 <3."
    ),
    (
        manifest(more: "Optional=org.example.a >2 <1"),
        "/plugins/contacts.plugin:7: Optional cannot be \"org.example.a >2 <1\". Write plugin ids with semicolons between them, each with its versions: org.example.accounts >=1.2 <2;."
    ),
    (
        manifest(library: "../../lib/libc.so.6"),
        "/plugins/contacts.plugin:5: Library cannot be \"../../lib/libc.so.6\". Write the name of a file beside the manifest: libContacts.so."
    ),
    (
        manifest(framework: "new"),
        "/plugins/contacts.plugin:6: Framework cannot be \"new\". Write the RxShell it was written for: 0.1."
    ),
    (
        manifest(more: "Depends=mail"),
        "/plugins/contacts.plugin:7: Depends cannot be \"mail\". Write plugin ids with semicolons between them, each with its versions: org.example.accounts >=1.2 <2;."
    ),
    (
        manifest(id: "org.example.notes"),
        "/plugins/contacts.plugin:2: the file is named contacts.plugin, but its id is org.example.notes. Name the file notes.plugin or org.example.notes.plugin."
    ),
]
