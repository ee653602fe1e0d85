// SPDX-License-Identifier: MIT

import ControllerKit
import ShoppingModel

/// The view model of the second screen: one item.
final class ItemViewModel: RxViewModel {
    private let id: Item.ID
    private let list: ShoppingList

    init(id: Item.ID, list: ShoppingList) {
        self.id = id
        self.list = list
    }

    var name: Observable<String> { list.item(id).map(\.name) }
    var isBought: Observable<Bool> { list.item(id).map(\.isBought) }
    var note: Observable<String> { list.item(id).map(\.note) }

    func setBought(_ isBought: Bool) { list.change(id) { $0.isBought = isBought } }

    func setNote(_ note: String) { list.change(id) { $0.note = note } }

    func remove() {
        if let item = list[id] { steps.accept(ShoppingStep.confirmRemoval(item)) }
    }
}
