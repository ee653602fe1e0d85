// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import Foundation
import Glibc
import ShoppingFlows
import ShoppingModel
import Testing

/// The file of the list that cannot be written or read.
@MainActor struct ShoppingFileTests {
    @Test func aListThatCannotBeWrittenSaysSoAndAsksBeforeTheApplicationEnds() async throws {
        let folder = URL(filePath: TemporaryFolder.ofProcess.path).appending(path: "\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // A folder that is not empty cannot be replaced, however often it is tried.
        let block = "\(folder)/items.json.new"
        try FileManager.default.createDirectory(atPath: "\(block)/inner", withIntermediateDirectories: true)
        let list = ShoppingList(StateFile(path: "\(folder)/items.json"))
        let app = HeadlessApp(ShoppingFlow(list: list), startingAt: ShoppingStep.list)
        list.add("Milk")
        app.requestQuit()
        #expect(try app.dialog().title == "The shopping list is not saved")
        try app.dialog().choose("Cancel")
        await app.settle { app.windows.first?.dialogs.isEmpty == true }
        #expect(app.description.contains("items.json could not be written: Is a directory."))
        try FileManager.default.removeItem(atPath: block)
        #expect(list.unsavedInput() == nil)
        #expect(!app.description.contains("could not be written"))
        await app.settle {
            app.requestQuit()
            return app.windows.isEmpty
        }
        #expect(app.windows.isEmpty)
        #expect(try StateFile<[Item]>(path: "\(folder)/items.json").load()?.map(\.name) == ["Milk"])
    }

    @Test func aDamagedListIsKeptAndTheScreenSaysSo() throws {
        let folder = URL(filePath: TemporaryFolder.ofProcess.path).appending(path: "\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("[".utf8).write(to: URL(filePath: "\(folder)/items.json"))
        let list = ShoppingList(StateFile(path: "\(folder)/items.json"))
        let app = HeadlessApp(ShoppingFlow(list: list), startingAt: ShoppingStep.list)
        #expect(app.description.contains("items.json is damaged"), "\(app.description)")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder).allSatisfy {
                $0.hasPrefix("items.json.2")
            })
        try app.closeWindow()
    }

    enum Kind: CaseIterable {
        case text
        case folder
        case pipe
        case newer
        case unreadable
    }

    @Test(arguments: Kind.allCases)
    func eachFileThatCannotBeUsedIsKeptAndAListCanBeWritten(_ kind: Kind) throws {
        let folder = URL(filePath: TemporaryFolder.ofProcess.path).appending(path: "\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = "\(folder)/items.json"
        switch kind {
        case .text: try Data("no JSON".utf8).write(to: URL(filePath: path))
        case .folder:
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        case .pipe: try #require(mkfifo(path, 0o600) == 0)
        case .newer: try Data(#"{"version": 4000, "value": []}"#.utf8).write(to: URL(filePath: path))
        // Nobody can open it, not even the superuser.
        case .unreadable: try #require(symlink("items.json", path) == 0)
        }
        let file = StateFile<[Item]>(path: path)
        let app = HeadlessApp(ShoppingFlow(list: ShoppingList(file)), startingAt: ShoppingStep.list)
        #expect(app.description.contains("The file was renamed to \(path).2"), "\(app.description)")
        try app.textField("New item").type("Milk")
        try app.textField("New item").pressReturn()
        try app.closeWindow()
        #expect(try file.load()?.map(\.name) == ["Milk"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
    }
}
