// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

private struct Person: Identifiable, Equatable {
    let id: Int
    var name: String
    var age = 0
    var children: [Person] = []
}

extension CompatibilityRun {
    /// Shows a view in a scroll view, in a window that is closed at the end of the case.
    @discardableResult fileprivate func show(rows view: any View) async -> Window {
        await show(
            ScrollView(view), in: Window(WindowState { $0.defaultSize = Size(width: 400, height: 400) }))
    }
}

@MainActor private func people(_ names: String...) -> [Person] {
    names.enumerated().map { Person(id: $0, name: $1) }
}

@MainActor private func makeList(
    _ mode: ListSelectionMode = .single, items: [Person] = []
) -> ListView<Person> {
    let list = ListView<Person>(selectionMode: mode, cell: { Label() }, configure: { $0.text = $1.name })
    list.items = items
    return list
}

extension CompatibilityCase {
    /// The cases of lists, trees, grids and columns.
    static var collections: [CompatibilityCase] { rows + selections + arrangements + moves }

    private static var rows: [CompatibilityCase] {
        [
            CompatibilityCase(
                "collections", "each row shows its item, after any assignment, with repeated ids"
            ) { run in
                let list = run.released(makeList())
                await run.show(rows: list)
                var random = SystemRandomNumberGenerator()
                for _ in 0..<30 {
                    list.items = (0..<Int.random(in: 1...8, using: &random)).map { _ in
                        Person(
                            id: .random(in: 0..<5, using: &random),
                            name: "\(Int.random(in: 0...99, using: &random))")
                    }
                    await run.settle()
                    run.expectText(of: list, list.items.map(\.name).joined(separator: "\n"))
                }
            },
            CompatibilityCase("collections", "a list reports the rows in sight and that the end is near") {
                run in
                let list = run.released(makeList())
                list.prefetchDistance = 3
                list.items = (0..<5000).map { Person(id: $0, name: "Row \($0)") }
                let visible = run.record(list.rx.visibleRows)
                let ends = run.record(list.rx.nearEnd)
                await run.show(rows: list)
                run.expect(
                    visible.values.last?.lowerBound == 0, "the first row is in sight: \(visible.values)")
                run.expect(
                    (visible.values.last?.count ?? 0) < 100, "few rows are in sight: \(visible.values)")
                run.expect(ends.count, equals: 0)
                run.perform(.rows(.scrollToEnd), on: list)
                await run.settle()
                run.expect(visible.values.last?.upperBound, equals: 5000)
                run.expect(ends.count, equals: 1)
                run.expect(list.visibleRows, equals: visible.values.last ?? 0..<0)
                list.scroll(toRow: 10)
                await run.settle()
                run.expect(visible.values.last?.contains(10) == true, "row 10 is in sight: \(visible.values)")
            },
            CompatibilityCase("collections", "while there are no rows, the empty view is shown") { run in
                let list = run.released(makeList())
                let label = run.released(Label("Nothing"))
                list.emptyView = label
                await run.show(rows: list)
                run.expectText(of: label, "Nothing")
                run.expectText(of: list, "")
                list.items = people("Ada")
                await run.settle()
                run.expectText(of: list, "Ada")
            },
            CompatibilityCase(
                "collections", "a page that has failed is the last row, whose button loads it again"
            ) { run in
                let list = run.released(makeList(.multiple, items: people("Ada", "Bob")))
                var retries = 0
                list.onRetryPage = { retries += 1 }
                await run.show(rows: list)
                list.pageStatus = .failed("No answer.")
                await run.settle()
                run.expectText(of: list, "Ada\nBob\nNo answer.")
                run.perform(.choose("Ada"), on: list)
                run.perform(.rows(.extend(to: "No answer.")), on: list)
                await run.settle()
                run.expectValue(of: list, "Ada\nBob")
                run.perform(.rows(.press("Try Again", in: "No answer.")), on: list)
                run.expect(retries, equals: 1)
                list.pageStatus = .loading(nil)
                list.items = people("Ada", "Bob", "Eve")
                await run.settle()
                run.expectText(of: list, "Ada\nBob\nEve\nLoading…")
                list.pageStatus = nil
                await run.settle()
                run.expectText(of: list, "Ada\nBob\nEve")
            },
            CompatibilityCase("collections", "sections have titles, which are not selected") { run in
                let list = run.released(makeList(.multiple))
                list.sections = [
                    ListSection("A", people("Ada")), ListSection("B", [Person(id: 9, name: "Bob")]),
                ]
                await run.show(rows: list)
                run.expectText(of: list, "A\nAda\nB\nBob")
                run.perform(.choose("Ada"), on: list)
                run.perform(.rows(.extend(to: "Bob")), on: list)
                run.expectValue(of: list, "Ada\nBob")
            },
        ]
    }

    private static var selections: [CompatibilityCase] {
        [
            CompatibilityCase(
                "collections",
                "the neighbour of a deleted row is selected, and the row again when it comes back"
            ) { run in
                let list = run.released(makeList())
                let all = people("Ada", "Bob", "Cy")
                list.items = all
                let selected = run.record(list.rx.selectedItems.map { $0.map(\.name) })
                await run.show(rows: list)
                run.perform(.choose("Bob"), on: list)
                list.focus()
                await run.settle()
                selected.values = []
                // As Delete does, twice, and then undo.
                list.items = [all[0], all[2]]
                await run.settle()
                run.expect(list.selectedItem?.name, equals: "Cy")
                list.items = [all[0]]
                await run.settle()
                run.expect(list.selectedItem?.name, equals: "Ada")
                list.items = [all[0], all[2]]
                await run.settle()
                run.expect(list.selectedItem?.name, equals: "Cy")
                run.expect(selected, equals: [["Cy"], ["Ada"], ["Cy"]])
                // Another content, as after a search, selects nothing.
                list.items = people("Eve", "Ada")
                await run.settle()
                list.items = people("Zoe")
                await run.settle()
                run.expect(list.selectedItem, equals: nil)
            },
            CompatibilityCase(
                "collections",
                "beside titles of sections, the nearest row is selected instead of a deleted one"
            ) { run in
                let list = run.released(makeList())
                let (ada, bob, cy) = (people("Ada"), people("Ada", "Bob")[1], people("Ada", "Bob", "Cy")[2])
                list.sections = [
                    ListSection("One", ada), ListSection("Two", [bob]), ListSection("Three", [cy]),
                ]
                await run.show(rows: list)
                run.perform(.choose("Ada"), on: list)
                list.focus()
                await run.settle()
                list.sections = [
                    ListSection("One", []), ListSection("Two", [bob]), ListSection("Three", [cy]),
                ]
                await run.settle()
                run.expect(list.selectedItem?.name, equals: "Bob")
                list.sections = [ListSection("One", []), ListSection("Two", []), ListSection("Three", [cy])]
                await run.settle()
                run.expect(list.selectedItem?.name, equals: "Cy")
                list.sections = [ListSection("One", []), ListSection("Two", []), ListSection("Three", [])]
                await run.settle()
                run.expect(list.selectedItem, equals: nil)
            },
            CompatibilityCase(
                "collections",
                "no neighbour of a deleted row is selected without the keyboard focus, and with several rows"
            ) { run in
                for mode in [ListSelectionMode.single, .multiple] {
                    let list = run.released(makeList(mode))
                    let field = run.released(TextField())
                    let all = people("Ada", "Bob", "Cy")
                    list.items = all
                    let window = await run.show(rows: Box(.vertical, [field, list]))
                    run.perform(.choose("Bob"), on: list)
                    if mode == .single { field.focus() } else { list.focus() }
                    await run.settle()
                    list.items = [all[0], all[2]]
                    await run.settle()
                    run.expect(list.selectedItems, equals: [])
                    list.items = all
                    await run.settle()
                    run.expect(list.selectedItems.map(\.name), equals: mode == .single ? [] : ["Bob"])
                    window.close()
                }
            },
            CompatibilityCase("collections", "one row is selected, reported and follows its item") { run in
                let list = run.released(makeList(items: people("Ada", "Bob", "Eve")))
                let field = run.released(TextField())
                await run.show(rows: Box(.vertical, [field, list]))
                let names = run.record(list.rx.selected.map { $0?.name })
                run.perform(.choose("Bob"), on: list)
                list.selectedItem = list.items[0]
                run.expectValue(of: list, "Ada")
                list.items = list.items.reversed()
                run.expectValue(of: list, "Ada")
                run.expect(list.selectedRows, equals: [2])
                field.focus()
                await run.settle()
                list.items.removeLast()
                run.expectValue(of: list, "")
                run.expect(names, equals: ["Bob", nil])
            },
            CompatibilityCase("collections", "a row between others that are exchanged stays selected") {
                run in
                let list = run.released(makeList(items: people("Ada", "Bob", "Eve")))
                await run.show(rows: list)
                run.perform(.choose("Bob"), on: list)
                list.items = list.items.reversed()
                await run.settle()
                run.expect(list.selectedItem?.name, equals: "Bob")
                run.expectText(of: list, "Eve\nBob\nAda")
                run.expectValue(of: list, "Bob")
            },
            CompatibilityCase("collections", "several rows are selected, with Control and Shift") { run in
                let list = run.released(makeList(.multiple, items: people("Ada", "Bob", "Eve", "Joe")))
                await run.show(rows: list)
                run.perform(.choose("Ada"), on: list)
                run.perform(.rows(.extend(to: "Eve")), on: list)
                run.perform(.rows(.toggle("Bob")), on: list)
                run.expectValue(of: list, "Ada\nEve")
                run.expect(list.selectedItems.map(\.name), equals: ["Ada", "Eve"])
                run.perform(.choose("Joe"), on: list)
                run.expectValue(of: list, "Joe")
            },
            CompatibilityCase("collections", "Return activates a row, and typing finds one") { run in
                let list = run.released(makeList(items: people("Ada", "Bob", "Barbara")))
                list.itemText = { $0.name }
                await run.show(rows: list)
                let activated = run.record(list.rx.activated.map(\.name))
                run.perform(.rows(.activate("Ada")), on: list)
                run.expect(activated, equals: ["Ada"])
                run.perform(.choose("Ada"), on: list)
                run.perform(.rows(.search("ba")), on: list)
                await run.settle()
                run.expectValue(of: list, "Barbara")
            },
            CompatibilityCase("collections", "the menu of a row selects the row first") { run in
                let list = run.released(makeList(items: people("Ada", "Bob")))
                var asked: [String] = []
                list.contextMenu = {
                    asked.append($0.name)
                    return Menu(sections: [[.init("Delete", action: "delete")]])
                }
                await run.show(rows: list)
                run.perform(.rows(.requestMenu(of: "Bob")), on: list)
                await run.settle()
                run.expect(asked, equals: ["Bob"])
                run.expect(list.contextItem?.name, equals: "Bob")
                run.expectValue(of: list, "Bob")
                list.contextMenu = nil
            },
        ]
    }

    private static var arrangements: [CompatibilityCase] {
        [
            CompatibilityCase("collections", "rows are moved, and stay selected") { run in
                let list = run.released(makeList(items: people("Ada", "Bob", "Eve")))
                list.isReorderable = true
                await run.show(rows: list)
                run.perform(.choose("Ada"), on: list)
                run.perform(.rows(.move("Ada", to: 2)), on: list)
                await run.settle()
                run.expectText(of: list, "Bob\nEve\nAda")
                run.expectValue(of: list, "Ada")
                run.perform(.rows(.move("Ada", to: 0)), on: list)
                await run.settle()
                run.expect(list.items.map(\.name), equals: ["Ada", "Bob", "Eve"])
            },
            CompatibilityCase("collections", "the rows of a tree are opened and closed") { run in
                let tree = run.released(
                    TreeView<Person>(
                        hasChildren: { !$0.children.isEmpty }, children: { $0.children }, cell: { Label() },
                        configure: { $0.text = $1.name }))
                tree.roots = [
                    Person(id: 9, name: "Ada", children: people("Byron", "Anne")), Person(id: 8, name: "Bob"),
                ]
                await run.show(rows: tree)
                run.expectText(of: tree, "Ada\nBob")
                run.perform(.rows(.expand("Ada")), on: tree)
                await run.settle()
                run.expectText(of: tree, "Ada\nByron\nAnne\nBob")
                run.perform(.rows(.collapse("Ada")), on: tree)
                await run.settle()
                run.expectText(of: tree, "Ada\nBob")
            },
            CompatibilityCase("collections", "columns are sorted, and sorted the other way round") { run in
                let view = run.released(
                    ColumnView<Person>(columns: [
                        Column("Name", sortedBy: { $0.name < $1.name }) { $0.name },
                        Column("Age", sortedBy: { $0.age < $1.age }) { "\($0.age)" },
                    ]))
                view.items = [
                    Person(id: 1, name: "Bob", age: 1), Person(id: 2, name: "Ada", age: 3),
                    Person(id: 3, name: "Eve", age: 2),
                ]
                await run.show(rows: view)
                let sorts = run.record(view.rx.sorted)
                run.expectText(of: view, "Bob\nAda\nEve")
                for (title, names) in [
                    ("Age", "Bob\nEve\nAda"), ("Age", "Ada\nEve\nBob"), ("Age", "Bob\nEve\nAda"),
                    ("Name", "Ada\nBob\nEve"),
                ] {
                    run.perform(.rows(.sort(by: title)), on: view)
                    await run.settle()
                    run.expectText(of: view, names)
                }
                view.sort = ColumnSort("Age")
                await run.settle()
                run.expectText(of: view, "Bob\nEve\nAda")
                view.columns[0].isVisible = false
                await run.settle()
                run.expectText(of: view, "1\n2\n3")
                run.expect(sorts.values.last, equals: ColumnSort("Name"))
            },
            CompatibilityCase("collections", "a grid shows and selects tiles") { run in
                let grid = run.released(
                    GridView<Person>(columns: 2...3, cell: { Label() }, configure: { $0.text = $1.name }))
                grid.items = people("Ada", "Bob", "Eve", "Joe")
                await run.show(rows: grid)
                run.expectText(of: grid, "Ada\nBob\nEve\nJoe")
                run.perform(.choose("Eve"), on: grid)
                run.expect(grid.selectedItem?.name, equals: "Eve")
            },
        ]
    }
}
