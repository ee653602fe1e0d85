// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

private struct Chore: Identifiable, Equatable {
    let id: Int
    let name: String
}

/// A source that moves an item when the test calls it.
private final class Chores: RowSource {
    private(set) var items: [Chore]
    private let sent = PublishRelay<[RowChange]>()
    var count: Int { items.count }
    var changes: Observable<[RowChange]> { sent.asObservable() }

    init(_ names: String...) { items = names.enumerated().map { Chore(id: $0, name: $1) } }

    func item(at index: Int) -> Chore? { items[index] }

    func move(_ row: Int, to index: Int) {
        items.insert(items.remove(at: row), at: index)
        sent.accept([
            .spliced(ListSplice(position: row, removed: 1, added: 0)),
            .spliced(ListSplice(position: index, removed: 0, added: 1)),
        ])
    }
}

extension CompatibilityRun {
    /// A list in a window that is open, and the moves of its items.
    fileprivate func listOfChores() -> (ListView<Chore>, Recording<String>) {
        let list = released(ListView<Chore>(cell: { Label() }, configure: { $0.text = $1.name }))
        list.isReorderable = true
        let moves = record(
            list.rx.itemMoved.map { "\($0.item.name) from \($0.sourceIndex) to \($0.destinationIndex)" })
        present(ScrollView(list), in: Window(WindowState { $0.defaultSize = Size(width: 400, height: 400) }))
        return (list, moves)
    }
}

extension CompatibilityCase {
    /// The cases of rows that the user moves.
    static var moves: [CompatibilityCase] {
        [
            CompatibilityCase("collections", "rows are moved within sections and to other ones") { run in
                let (list, moves) = run.listOfChores()
                list.sections = [
                    ListSection("Today", [Chore(id: 1, name: "Call"), Chore(id: 2, name: "Write")]),
                    ListSection("Later", [Chore(id: 3, name: "Paint")]),
                ]
                let movesInSections = run.record(
                    list.rx.itemMovedInSections.map { move in
                        let (source, destination) = (move.source, move.destination)
                        return
                            "\(source.section).\(source.item) to \(destination.section).\(destination.item)"
                    })
                await run.settle()
                run.perform(.choose("Call"), on: list)
                run.perform(.rows(.move("Call", to: 4)), on: list)
                await run.settle()
                run.expectText(of: list, "Today\nWrite\nLater\nPaint\nCall")
                run.expectValue(of: list, "Call")
                run.perform(.rows(.move("Call", to: 3)), on: list)
                await run.settle()
                // Before the title of the first section: that is its first row.
                run.perform(.rows(.move("Paint", to: 0)), on: list)
                await run.settle()
                run.expectText(of: list, "Today\nPaint\nWrite\nLater\nCall")
                run.expect(
                    list.sections.map { $0.items.map(\.name) }, equals: [["Paint", "Write"], ["Call"]])
                run.expect(moves, equals: ["Call from 1 to 4", "Call from 4 to 3", "Paint from 4 to 1"])
                run.expect(movesInSections, equals: ["0.0 to 1.1", "1.1 to 1.0", "1.1 to 0.0"])
            },
            CompatibilityCase("collections", "an item of a source is named before the source moves it") {
                run in
                let (list, moves) = run.listOfChores()
                let source = Chores("Call", "Write", "Paint")
                let subscription = list.rx.itemMoved
                    .subscribe(onNext: { source.move($0.sourceIndex, to: $0.destinationIndex) })
                let names = run.record(list.rx.itemMoved.map(\.item.name))
                list.source = source
                await run.settle()
                run.perform(.choose("Call"), on: list)
                run.perform(.rows(.move("Call", to: 2)), on: list)
                await run.settle()
                run.expect(moves, equals: ["Call from 0 to 2"])
                run.expect(names, equals: ["Call"])
                run.expectText(of: list, "Write\nPaint\nCall")
                run.expectValue(of: list, "Call")
                subscription.dispose()
            },
        ]
    }
}
