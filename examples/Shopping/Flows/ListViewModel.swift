// SPDX-License-Identifier: MIT

import ControllerKit
import ShoppingModel

/// The view model of the first screen: the items to buy.
final class ListViewModel: RxViewModel {
    private let list: ShoppingList

    init(list: ShoppingList) { self.list = list }

    var items: Observable<[Item]> { list.items }

    /// The message about the file; nil if it was read and written.
    var fileMessage: Observable<String?> { list.fileError.map { $0.map { "\($0)" } } }

    func unsavedInput() -> UnsavedInput? { list.unsavedInput() }

    func add(_ name: String) { list.add(name) }

    func open(_ item: Item) { steps.accept(ShoppingStep.item(item.id)) }
}
