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
                let window = Window()
                window.content = box
                window.present()
                await run.settle()
                fields[2].focus()
                run.expect(try run.driver.isFocused(fields[2]))
                box.views = [fields[2], fields[0], fields[1]]
                run.expect(try run.driver.isFocused(fields[2]))
                run.expect(box.views.map { ($0 as? TextField)?.text }, equals: ["2", "0", "1"])
                window.close()
            },
            CompatibilityCase("containers", "a cell of a grid that moves keeps the keyboard focus") { run in
                let name = TextField("name")
                let mail = TextField("mail")
                let grid = run.released(Grid(rows: [[Label("Name"), name], [Label("Mail"), mail]]))
                let window = Window()
                window.content = grid
                window.present()
                await run.settle()
                mail.focus()
                run.expect(try run.driver.isFocused(mail))
                grid.set(rows: [[mail], [name]])
                run.expect(try run.driver.isFocused(mail))
                run.expect(grid.cells, equals: [GridCell(column: 0, row: 0), GridCell(column: 0, row: 1)])
                window.close()
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
        ]
    }
}
