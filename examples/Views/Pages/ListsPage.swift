// SPDX-License-Identifier: MIT

import ControllerKit

final class ListsPage: DemoController {
    private struct Number: Identifiable, Equatable {
        let id: Int
    }

    private struct Ware: Identifiable, Equatable {
        let id: String
    }

    private lazy var list = ListView<Number>(
        style: .card, cell: { Label() }, configure: { $0.text = "Row \($1.id + 1)" }
    ).with {
        $0.accessibilityLabel = "Numbers"
        $0.items = (0..<1_000).map(Number.init)
    }
    private lazy var order = ListView<Ware>(
        style: .card, cell: { Label() }, configure: { $0.text = $1.id }
    ).with {
        $0.accessibilityLabel = "To buy"
        $0.isReorderable = true
        $0.itemText = { $0.id }
        $0.items = ["Bread", "Milk", "Salt"].map(Ware.init)
    }
    private let result = Label("No row chosen").with { $0.identifier = "row" }

    init() { super.init("Lists") }

    override func content() -> [any View] {
        list.rx.activated.map { "Row \($0.id + 1) chosen" }.bind(to: result.rx.text).disposed(by: bag)
        order.events.subscribe(onNext: { [unowned self] event in
            if case .moved = event { result.text = order.items.map(\.id).joined(separator: ", ") }
        }).disposed(by: bag)
        let scroll = ScrollView(list)
        scroll.minimumHeight = 200
        return [section("Rows to move", order), section("A thousand rows", scroll), result]
    }
}
