// SPDX-License-Identifier: MIT

import ControllerKit
import Foundation
import ShoppingModel
import Testing

@MainActor struct ShoppingListTests {
    @Test func theItemsAreThereInTheNextRun() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = StateFile<[Item]>(path: path)
        do {
            let list = ShoppingList(file)
            list.add("  Milk ")
            list.add("")
            list.change(1) { $0.isBought = true }
        }
        let list = ShoppingList(file)
        #expect(list[1]?.name == "Milk")
        #expect(list[1]?.isBought == true)
    }

    @Test(arguments: [[Int.max, 1], [7, 7], [Int.min, 0]])
    func itemsWithNumbersThatCannotBeUsedAreNumberedAnew(_ ids: [Int]) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = StateFile<[Item]>(path: path)
        try file.save([Item(id: ids[0], name: "Milk"), Item(id: ids[1], name: "Bread")])
        let list = ShoppingList(file)
        list.add("Salt")
        #expect([1, 2, 3].map { list[$0]?.name } == ["Milk", "Bread", "Salt"])
    }
}
