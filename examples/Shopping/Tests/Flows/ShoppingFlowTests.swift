// SPDX-License-Identifier: MIT

import AppTesting
import ShoppingFlows
import ShoppingModel
import Testing

@MainActor struct ShoppingFlowTests {
    @Test func anItemIsAddedBoughtAndRemoved() throws {
        let app = HeadlessApp(ShoppingFlow(list: ShoppingList()), startingAt: ShoppingStep.list)
        try app.textField("New item").type("Milk")
        try app.textField("New item").pressReturn()
        #expect(try app.list("Items").rows == ["Milk"])

        try app.list("Items").activate("Milk")
        try app.toggle("Bought").tap()
        try app.textField("Note").type("two litres")
        try app.back()
        #expect(try app.list("Items").rows == ["✓ Milk"])

        try app.list("Items").activate("✓ Milk")
        #expect(try app.textField("Note").value == "two litres")
        try app.button("Remove").tap()
        try app.dialog().choose("Remove")
        #expect(try app.list("Items").rows == [])
        #expect(app.steps.last == .remove(1))

        try app.closeWindow()
        #expect(app.retainedObjects.isEmpty)
    }

    @Test func anEmptyListSaysWhatToType() throws {
        let app = HeadlessApp(ShoppingFlow(list: ShoppingList()), startingAt: ShoppingStep.list)
        let hint = "Type what you need, such as “Milk”, and press Enter."
        #expect(app.texts.contains(hint))
        try app.textField("New item").type("Milk")
        try app.textField("New item").pressReturn()
        #expect(!app.texts.contains(hint))
    }
}
