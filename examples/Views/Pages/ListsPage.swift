// SPDX-License-Identifier: MIT

import ControllerKit

final class ListsPage: DemoController {
    private struct Number: Identifiable, Equatable {
        let id: Int
    }

    private lazy var list = ListView<Number>(
        style: .card, cell: { Label() }, configure: { $0.text = "Row \($1.id + 1)" }
    ).with {
        $0.accessibilityLabel = "Numbers"
        $0.items = (0..<1_000).map(Number.init)
    }
    private let result = Label("No row chosen").with { $0.identifier = "row" }

    init() { super.init("Lists") }

    override func content() -> [any View] {
        list.rx.activated.map { "Row \($0.id + 1) chosen" }.bind(to: result.rx.text).disposed(by: bag)
        let scroll = ScrollView(list)
        scroll.minimumHeight = 240
        return [section("A thousand rows", scroll), result]
    }
}
