// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import ShoppingModel
import Testing

@MainActor struct ShoppingListTests {
    private let folder = TemporaryFolder()
    private var file: StateFile<[Item]> { StateFile(path: "\(folder.path)/items.json") }

    @Test func theItemsAreThereInTheNextRun() throws {
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
        try file.save([Item(id: ids[0], name: "Milk"), Item(id: ids[1], name: "Bread")])
        let list = ShoppingList(file)
        list.add("Salt")
        #expect([1, 2, 3].map { list[$0]?.name } == ["Milk", "Bread", "Salt"])
    }
}
