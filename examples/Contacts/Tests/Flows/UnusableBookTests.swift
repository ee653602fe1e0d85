// SPDX-License-Identifier: MIT

import AppTesting
import ContactsModel
import ControllerKit
import Foundation
import Testing

@testable import ContactsFlows

/// What the user can do about an address book that cannot be used, in the application.
@MainActor struct UnusableBookTests {
    enum Kind: CaseIterable {
        case text
        case empty
        case cut
        case folder
        case pipe
        case newer
        case unreadable

        var canSetAside: Bool {
            switch self {
            case .text, .cut, .folder, .pipe: true
            case .empty, .newer, .unreadable: false
            }
        }

        var advice: String {
            switch self {
            case .text, .cut: "is damaged or is no address book. Put a copy of it in its place"
            case .folder, .pipe: "is a folder, a pipe or a device, and no file. Put the file in its place"
            case .newer: "was made by a newer version of this application. Use that version."
            case .unreadable: "cannot be opened for writing. Check the permissions"
            case .empty: ""
            }
        }
    }

    private let files = TemporaryFolder()
    private var database: URL { URL(filePath: files.path).appending(path: "contacts.sqlite") }

    private struct App: ContactsApplication {
        var store = ContactStore.inMemory()
        var settings = Settings()
    }

    private func make(_ kind: Kind) throws {
        let store = ContactStore.onDisk(at: database)
        try store.save(Contact(id: "eve", name: "Eve Adams"))
        try store.close()
        let bytes = try Data(contentsOf: database)
        try FileManager.default.removeItem(at: database)
        switch kind {
        case .text:
            try Data("not a database, and long enough to be looked at by SQLite".utf8).write(to: database)
        case .empty: try Data().write(to: database)
        case .cut: try bytes.prefix(bytes.count / 2).write(to: database)
        case .folder:
            try FileManager.default.createDirectory(at: database, withIntermediateDirectories: false)
        case .pipe: try #require(mkfifo(database.path, 0o600) == 0)
        // A migration that this version does not have.
        case .newer:
            var bytes = bytes
            let old = Data("2: groups".utf8)
            while let range = bytes.range(of: old) {
                bytes.replaceSubrange(range, with: Data("9: groups".utf8))
            }
            try bytes.write(to: database)
        // Nobody can open it, not even the superuser.
        case .unreadable: try #require(symlink("contacts.sqlite", database.path) == 0)
        }
    }

    @Test(arguments: Kind.allCases) func theReasonIsSaidAndWhatIsOfferedWorks(_ kind: Kind) async throws {
        try make(kind)
        let app = HeadlessProgram(App(store: .onDisk(at: database)), stateFolder: files.path)
        if kind == .empty {
            // An empty file is a new address book.
            try await app.wait { try app.list("Contacts").rows.count == 12 }
        } else {
            try await app.wait { try app.dialog().title == "The address book could not be opened" }
            let texts = try app.dialog().texts
            #expect(texts.contains { $0.contains(kind.advice) }, "\(texts)")
            #expect(
                try app.dialog().actions == ["Close", "Try Again"] + (kind.canSetAside ? ["Set Aside"] : []))
            if kind.canSetAside {
                try app.dialog().choose("Set Aside")
                try await app.wait { try app.list("Contacts").rows.count == 12 }
                let names = try FileManager.default.contentsOfDirectory(atPath: files.path)
                #expect(names.contains { $0.hasPrefix("contacts.sqlite.damaged-") }, "\(names)")
            } else {
                try app.dialog().choose("Close")
                try await app.wait { app.texts.contains("The Contacts Cannot Be Shown") }
                // What the user does instead.
                try FileManager.default.removeItem(at: database)
                try app.button("Try Again").tap()
                try await app.wait { app.texts.contains("No Contacts") }
            }
        }
        while app.isRunning { try app.closeWindow() }
        #expect(await app.settle { app.retainedObjects.isEmpty }, "\(app.retainedObjects)")
    }
}
