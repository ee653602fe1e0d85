// SPDX-License-Identifier: MIT

import ControllerKit
import ShoppingModel

/// The view model of the first screen: the items to buy.
final class ListViewModel: RxViewModel {
    private let list: ShoppingList

    init(list: ShoppingList) { self.list = list }

    var items: Observable<[Item]> { list.items }

    func add(_ name: String) { list.add(name) }

    func open(_ item: Item) { steps.accept(ShoppingStep.item(item.id)) }
}
