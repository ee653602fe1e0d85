// SPDX-License-Identifier: MIT

import ControllerKit

final class ListsPage: DemoController {
    private struct NoAnswer: Error, CustomStringConvertible {
        var description: String { "The server did not answer." }
    }

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
    /// Pages of 20 rows, of which the second one cannot be loaded at first.
    private lazy var pages = PagedCollectionController<Number>(pageSize: 20) { [unowned self] offset, limit in
        try page(offset, limit)
    }
    private var hasFailed = false

    private func page(_ offset: Int, _ limit: Int) throws -> Paged<[Number]> {
        if offset == 20, !hasFailed {
            hasFailed = true
            throw NoAnswer()
        }
        return Paged(data: (offset..<offset + limit).map { Number(id: $0) }, itemsCount: 60)
    }

    private lazy var pagedList = PagedListView<Number>(
        ListView(style: .card, cell: { Label() }, configure: { $0.text = "Value \($1.id + 1)" })
    ).with {
        $0.list.accessibilityLabel = "Values"
        $0.minimumHeight = 240
    }
    private let result = Label("No row chosen").with { $0.identifier = "row" }

    init() { super.init("Lists") }

    override func content() -> [any View] {
        list.rx.activated.map { "Row \($0.id + 1) chosen" }.bind(to: result.rx.text).disposed(by: bag)
        order.events.subscribe(onNext: { [unowned self] event in
            if case .moved = event { result.text = order.items.map(\.id).joined(separator: ", ") }
        }).disposed(by: bag)
        pagedList.dataSource = pages
        pages.relay.bind(to: pagedList).disposed(by: bag)
        pages.refreshData()
        let scroll = ScrollView(list)
        scroll.minimumHeight = 200
        return [
            section("Rows to move", order), section("A thousand rows", scroll), result,
            section("Rows that are loaded page by page", pagedList),
        ]
    }
}
