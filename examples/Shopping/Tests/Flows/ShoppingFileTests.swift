// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import Foundation
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
}
