// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

private struct Task: Identifiable, Equatable, Sendable {
    let id: Int
    var name: String
    init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
}

/// A source of rows that moves them itself.
private final class Rows: RowSource {
    var items = [Task(1, "Call"), Task(2, "Write"), Task(3, "Paint")]
    private let sent = PublishRelay<[RowChange]>()
    var count: Int { items.count }
    var changes: Observable<[RowChange]> { sent.asObservable() }
    func item(at index: Int) -> Task? { items[index] }
}

/// Rows that the user moves.
@MainActor @Suite(.serialized) struct MovedRowTests {
    private let bag = DisposeBag()
    private let list: ListView<Task>
    private let window: Window

    init() {
        HeadlessBackend.install()
        list = ListView<Task>(cell: { Label() }, configure: { $0.text = $1.name })
        list.accessibilityLabel = "Tasks"
        list.itemText = { $0.name }
        list.isReorderable = true
        window = Window()
    }

    private func present(_ view: any View) throws -> HeadlessWindow {
        window.content = view
        window.present()
        return try #require(window.backendWindow as? HeadlessWindow)
    }

    @Test func aRowIsMovedFromOneSectionToAnother() throws {
        list.sections = [
            ListSection("Today", [Task(1, "Call"), Task(2, "Write")]),
            ListSection("Later", [Task(3, "Paint"), Task(4, "Sing")]),
        ]
        var moves: [String] = []
        list.rx.itemMoved.subscribe(onNext: { moves.append($0.item.name) }).disposed(by: bag)
        let app = try present(list)
        let rows = try app.list("Tasks")
        #expect(rows.rows == ["Today", "Call", "Write", "Later", "Paint", "Sing"])
        // As one drags "Call" below "Sing".
        try rows.move("Call", to: 5)
        #expect(moves == ["Call"])
    }

    @Test func aRowOfASourceIsMoved() throws {
        let source = Rows()
        list.source = source
        var moves: [String] = []
        list.rx.itemMoved.subscribe(onNext: {
            moves.append("\($0.item.name) \($0.sourceIndex) \($0.destinationIndex)")
        })
        .disposed(by: bag)
        let app = try present(list)
        try app.list("Tasks").move("Call", to: 2)
        #expect(moves == ["Call 0 2"])
    }

    @Test func aTitleAndARowOfATreeAreNotMoved() throws {
        list.sections = [ListSection("Today", [Task(1, "Call")]), ListSection("Later", [Task(2, "Sing")])]
        let tree = TreeView<Task>(
            hasChildren: { _ in false }, children: { _ in [] }, cell: { Label() },
            configure: { $0.text = $1.name })
        tree.accessibilityLabel = "Tree"
        tree.roots = [Task(1, "Call"), Task(2, "Write")]
        #expect(
            reasons { tree.isReorderable = true } == [
                .other(
                    "the rows of a tree cannot be moved, so isReorderable stays false. Offer actions that move an item."
                )
            ])
        var events: [CollectionViewEvent] = []
        list.events.subscribe(onNext: { events.append($0) }).disposed(by: bag)
        tree.events.subscribe(onNext: { events.append($0) }).disposed(by: bag)
        let app = try present(Box([list, tree]))
        #expect(throws: HeadlessError.self) { try app.list("Tasks").move("Today", to: 2) }
        #expect(throws: HeadlessError.self) { try app.tree("Tree").move("Call", to: 1) }
        events.removeAll { if case .moved = $0 { false } else { true } }
        #expect(events == [])
    }
}
