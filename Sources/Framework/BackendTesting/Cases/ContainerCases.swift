// SPDX-License-Identifier: MIT

import ViewKit

extension CompatibilityCase {
    /// What containers do with their children.
    static var containers: [CompatibilityCase] {
        [
            CompatibilityCase("containers", "a view that moves to another container leaves the first one") {
                run in
                let label = run.released(Label("Ada"))
                let first = run.released(Box([label]))
                let second = run.released(Box([label]))
                run.expect(first.views.isEmpty)
                run.expect(second.views.count, equals: 1)
                run.expect(label.superview === second)
            },
            CompatibilityCase("containers", "a child that moves keeps the keyboard focus") { run in
                let fields = (0..<3).map { TextField("\($0)") }
                let box = run.released(Box(fields))
                await run.show(box)
                fields[2].focus()
                run.expect(try run.driver.isFocused(fields[2]))
                box.views = [fields[2], fields[0], fields[1]]
                run.expect(try run.driver.isFocused(fields[2]))
                run.expect(box.views.map { ($0 as? TextField)?.text }, equals: ["2", "0", "1"])
            },
            CompatibilityCase("containers", "a cell of a grid that moves keeps the keyboard focus") { run in
                let name = TextField("name")
                let mail = TextField("mail")
                let grid = run.released(Grid(rows: [[Label("Name"), name], [Label("Mail"), mail]]))
                await run.show(grid)
                mail.focus()
                run.expect(try run.driver.isFocused(mail))
                grid.set(rows: [[mail], [name]])
                run.expect(try run.driver.isFocused(mail))
                run.expect(grid.cells, equals: [GridCell(column: 0, row: 0), GridCell(column: 0, row: 1)])
            },
            CompatibilityCase("containers", "children are inserted, moved and removed one at a time") { run in
                let labels = (0..<5).map { Label("\($0)") }
                let box = run.released(Box(.horizontal, labels))
                box.insert(labels[4], at: 0)
                box.remove(labels[2])
                box.append(labels[0])
                run.expect(box.views.map { ($0 as? Label)?.text }, equals: ["4", "1", "3", "0"])
                run.expect(labels[2].superview == nil)
            },
            CompatibilityCase("containers", "a page that is dragged far enough shows the other one") { run in
                let (pages, titles) = (run.released(PageStack()), ["First", "Second"].map { Label($0) })
                let ended = await show(pages, titles, in: run)
                run.perform(.dragPage(.forward, to: 0.3), on: pages)
                run.perform(.dragPage(.forward, to: 0.7), on: pages)
                await run.settle()
                run.expect(ended, equals: [])
                run.expect(pages.visiblePage === titles[1])
                run.perform(.releasePage, on: pages)
                await run.settle()
                run.expect(ended, equals: [true])
                run.expect(pages.visiblePage === titles[1])
            },
            CompatibilityCase("containers", "a page that is dragged too little goes back") { run in
                let (pages, titles) = (run.released(PageStack()), ["First", "Second"].map { Label($0) })
                let ended = await show(pages, titles, in: run)
                run.perform(.dragPage(.forward, to: 0.4), on: pages)
                run.perform(.releasePage, on: pages)
                await run.settle()
                run.expect(ended, equals: [false])
                run.expect(pages.visiblePage === titles[0])
                // It can be dragged again.
                run.perform(.dragPage(.forward, to: 0.9), on: pages)
                run.perform(.releasePage, on: pages)
                await run.settle()
                run.expect(ended, equals: [false, true])
            },
        ]
    }
}

extension CompatibilityCase {
    /// Shows the first of two pages in a window. The user can drag it forward. Returns for each drag whether it was completed.
    @MainActor private static func show(
        _ pages: PageStack, _ titles: [Label], in run: CompatibilityRun
    ) async -> Recording<Bool> {
        let ended = Recording<Bool>()
        pages.show(titles[0], among: titles)
        pages.allowsDraggingForward = true
        pages.onDrag = { [unowned pages] _ in
            pages.beginTransition(to: titles[1], animation: .slide(.forward)) { ended.values.append($0) }
        }
        await run.show(pages)
        return ended
    }
}
