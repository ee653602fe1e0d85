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
            Description=Keeps\\sthe people\\nyou know
            Icon=x-office-address-book
            Library=libContactsPlugin.so
            Framework=0.1
            Depends=org.example.accounts;org.example.mail;
            """)
        #expect(manifest.id == "org.example.contacts")
        #expect(manifest.name == "Contacts")
        #expect(manifest.version == "1.2")
        #expect(manifest.summary == "Keeps the people\nyou know")
        #expect(manifest.icon == "x-office-address-book")
        #expect(manifest.libraryPath == "/plugins/libContactsPlugin.so")
        #expect(manifest.framework == FrameworkVersion(major: 0, minor: 1))
        #expect(manifest.dependencies == ["org.example.accounts", "org.example.mail"])
        #expect(manifest.warnings.isEmpty)
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

    @Test func whatIsNotKnownIsAWarning() throws {
        let manifest = try parse(manifest(more: "Colour=blue\n[Menu]\nTitle=File"))
        #expect(
            manifest.warnings == [
                "/plugins/contacts.plugin:7: [Plugin] Colour is not known to RxShell 0.1.",
                "/plugins/contacts.plugin:9: [Menu] Title is not known to RxShell 0.1.",
            ])
    }

    @Test(arguments: [
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
            "[Plugin]\nId=a.b\nId=a.c",
            "/plugins/contacts.plugin:3: the key Id occurs twice. Remove one of the two lines."
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
            "/plugins/contacts.plugin: [Plugin] has no Id. "
                + "Add Id= with org.example.contacts: two or more parts of a-z, 0-9 and hyphens."
        ),
        (
            manifest(library: "../../lib/libc.so.6"),
            "/plugins/contacts.plugin:5: Library cannot be \"../../lib/libc.so.6\". "
                + "Write the name of a file beside the manifest: libContacts.so."
        ),
        (
            manifest(framework: "new"),
            "/plugins/contacts.plugin:6: Framework cannot be \"new\". Write the RxShell it was built with: 0.1."
        ),
        (
            manifest(more: "Depends=mail"),
            "/plugins/contacts.plugin:7: Depends cannot be \"mail\". Write plugin ids with semicolons between them."
        ),
        (
            manifest(id: "org.example.notes"),
            "/plugins/contacts.plugin:2: the file is named contacts.plugin, but its id is org.example.notes. "
                + "Name the file notes.plugin or org.example.notes.plugin."
        ),
    ])
    func aBrokenManifestSaysWhereWhatAndHowToMendIt(text: String, expected: String) {
        #expect(message(text) == expected)
    }

    @Test func bytesThatAreNotTextAreReportedWithTheirLine() {
        let bytes = Array("[Plugin]\nName=".utf8) + [0xFF, 0xFE]
        #expect {
            try PluginManifest(parsing: bytes, file: file)
        } throws: {
            "\($0)" == "/plugins/contacts.plugin:2: it is not UTF-8. Save it as UTF-8 text."
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
        let whole = Array(manifest(more: "Depends=org.example.mail;").utf8)
        for _ in 0..<10_000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: bytes.indices, using: &random)
                bytes[place] = .random(in: 0...255, using: &random)
            }
            _ = try? PluginManifest(parsing: bytes, file: file)
        }
    }
}
