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
}
