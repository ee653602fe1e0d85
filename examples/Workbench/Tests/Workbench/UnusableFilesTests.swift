// SPDX-License-Identifier: MIT

import AppTesting
import ContactsModel
import Foundation
import Glibc
import ShellKit
import Testing

/// What the user can do about the files of Contacts and Shopping as plugins in processes of their own, when they cannot be used. The
/// same for the applications is in `UnusableBookTests` and `ShoppingFileTests`.
@Suite(.serialized) @MainActor struct UnusableFilesTests {
    enum Kind: String, CaseIterable {
        case missing
        case text
        case folder
        case pipe
        case newer
        case unreadable
    }

    /// A shell with a plugin, in whose data folder a file is of a kind.
    private func shell(
        _ name: String, _ file: String, _ kind: Kind, newer: (URL) throws -> Void
    ) throws -> (shell: ProcessShell, file: URL) {
        var path = URL(filePath: "/")
        let shell = try ProcessShell(options: { _ in }) { folder in
            let data = URL(filePath: "\(folder.path)/data/org.example.\(name.lowercased())")
            try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
            path = data.appending(path: file)
            switch kind {
            case .missing: break
            case .text: try Data("neither, and long enough to be looked at by a program".utf8).write(to: path)
            case .folder:
                try FileManager.default.createDirectory(at: path, withIntermediateDirectories: false)
            case .pipe: try #require(mkfifo(path.path, 0o600) == 0)
            case .newer: try newer(path)
            // Nobody can open it, not even the superuser.
            case .unreadable: try #require(symlink(file, path.path) == 0)
            }
            try folder.add(
                name.lowercased(), library: PluginFolder.library("\(name)Plugin"),
                more: "[Page \(name.lowercased())]\nTitle=\(name)\nIcon=view-list-symbolic")
        }
        return (shell, path)
    }

    /// The names of the files beside a file that begin with its name.
    private func names(_ file: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
            .filter { $0.hasPrefix(file.lastPathComponent) && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
    }

    @Test(arguments: Kind.allCases) func shoppingKeepsTheFileAndBeginsAnew(_ kind: Kind) async throws {
        let (test, file) = try shell("Shopping", "items.json", kind) { path in
            try Data(#"{"version": 4000, "value": []}"#.utf8).write(to: path)
        }
        try await test.wait { try test.app.textField("New item").isEnabled }
        if kind != .missing {
            let said = ["could not be read", "is damaged", "is not a plain file", "by a newer version"]
            try await test.wait { said.contains { test.app.description.contains($0) } }
            try await test.wait { test.app.description.contains("The file was renamed to \(file.path).2") }
        }
        #expect(try names(file).count == (kind == .missing ? 0 : 1))
        try test.app.textField("New item").type("Milk")
        try test.app.textField("New item").pressReturn()
        try await test.wait { try test.app.list("Items").rows == ["Milk"] }
        try await test.wait { (try? String(contentsOf: file, encoding: .utf8))?.contains("Milk") == true }
        try await test.close()
    }

    @Test(arguments: Kind.allCases) func contactsSaysTheReasonAndWhatItOffersWorks(_ kind: Kind) async throws
    {
        let (test, file) = try shell("Contacts", "contacts.sqlite", kind) { path in
            let store = ContactStore.onDisk(at: path)
            try store.save(Contact(id: "eve", name: "Eve Adams"))
            try store.close()
            // A migration that this version does not have.
            var bytes = try Data(contentsOf: path)
            let old = Data("2: groups".utf8)
            while let range = bytes.range(of: old) {
                bytes.replaceSubrange(range, with: Data("9: groups".utf8))
            }
            try bytes.write(to: path)
        }
        switch kind {
        case .missing: try await test.wait { test.app.texts.contains("Ada Lindqvist") }
        case .text, .folder, .pipe:
            try await test.wait { try test.app.dialog().title == "The address book could not be opened" }
            try test.app.dialog().choose("Set Aside")
            try await test.wait { test.app.texts.contains("Ada Lindqvist") }
            #expect(try names(file).contains { $0.hasPrefix("contacts.sqlite.damaged-") })
        case .newer, .unreadable:
            try await test.wait { try test.app.dialog().title == "The address book could not be opened" }
            #expect(try test.app.dialog().actions == ["Close", "Try Again"])
            try test.app.dialog().choose("Close")
            try await test.wait { test.app.texts.contains("The Contacts Cannot Be Shown") }
            // What the user does instead.
            try FileManager.default.removeItem(at: file)
            try test.app.button("Try Again").tap()
            try await test.wait { test.app.texts.contains("No Contacts") }
        }
        try await test.close()
    }

    /// The data folder of the plugin of a second shell, or without the permission, cannot be written.
    @Test func contactsOffersNothingThatItCannotDo() async throws {
        let test = try ProcessShell(options: { _ in }) { folder in
            let data = "\(folder.path)/data/org.example.contacts"
            try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
            try #require(mkfifo("\(data)/contacts.sqlite", 0o600) == 0)
            try folder.add(
                "contacts", library: PluginFolder.library("ContactsPlugin"),
                more: "[Page contacts]\nTitle=Contacts\nIcon=view-list-symbolic")
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/state", withIntermediateDirectories: true)
            try folder.write(
                Data("org.example.contacts\tdata-folder\tno\n".utf8), to: "state/permissions")
        }
        try await test.wait { try test.app.dialog().title == "The address book could not be opened" }
        #expect(try test.app.dialog().actions == ["Close", "Try Again"])
        try test.app.dialog().choose("Close")
        try await test.wait { test.app.texts.contains("The Contacts Cannot Be Shown") }
        try await test.close()
    }
}
