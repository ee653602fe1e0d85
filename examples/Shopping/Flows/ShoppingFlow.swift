// SPDX-License-Identifier: MIT

import ControllerKit
import ShoppingModel

public enum ShoppingStep: Step, Codable, Equatable {
    case list
    case item(Item.ID)
    case confirmRemoval(Item)
    case remove(Item.ID)
}

/// The flow decides which screen follows from each step.
public final class ShoppingFlow: Flow {
    private let list: ShoppingList
    private let navigation = NavigationController()
    public var root: any Presentable { navigation }

    public init(list: ShoppingList) { self.list = list }

    public func navigate(to step: ShoppingStep) -> FlowContributors {
        switch step {
        case .list:
            return .push(ListViewController(viewModel: ListViewModel(list: list)), on: navigation)
        case .item(let id):
            return .push(ItemViewController(viewModel: ItemViewModel(id: id, list: list)), on: navigation)
        case .confirmRemoval(let item):
            let question = Alert.confirm("Remove “\(item.name)”?", .destructive("Remove"))
            return .ask(question) { $0 == .cancel ? nil : ShoppingStep.remove(item.id) }
        case .remove(let id):
            list.remove(id)
            return .pop(on: navigation)
        }
    }
}
