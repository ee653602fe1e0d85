// SPDX-License-Identifier: MIT

import ControllerKit

final class TreesPage: DemoController {
    private struct Plant: Identifiable, Equatable {
        let id: String
        var parts: [Plant] = []
    }

    private struct Planet: Identifiable, Equatable {
        let id: String
        let moons: Int
    }

    private static let plants = [
        Plant(id: "Trees", parts: [Plant(id: "Oak"), Plant(id: "Pine")]), Plant(id: "Ferns"),
    ]
    private static let planets = [
        Planet(id: "Earth", moons: 1), Planet(id: "Mars", moons: 2), Planet(id: "Jupiter", moons: 95),
    ]

    private let tree = TreeView<Plant>(
        hasChildren: { !$0.parts.isEmpty }, children: { $0.parts }, cell: { Label() },
        configure: { $0.text = $1.id }
    ).with {
        $0.accessibilityLabel = "Plants"
        $0.roots = plants
    }
    private let columns = ColumnView<Planet>(columns: [
        Column("Name", expands: true, sortedBy: { $0.id < $1.id }) { $0.id },
        Column("Moons", sortedBy: { $0.moons < $1.moons }) { "\($0.moons)" },
    ]).with {
        $0.accessibilityLabel = "Planets"
        $0.items = planets
    }
    private let grid = GridView<Planet>(columns: 2...4, cell: { Label() }, configure: { $0.text = $1.id })
        .with {
            $0.accessibilityLabel = "Tiles"
            $0.items = planets
        }
    private let result = Label("Nothing chosen").with { $0.identifier = "chosen" }

    init() { super.init("Trees and columns") }

    override func content() -> [any View] {
        for chosen in [
            tree.rx.selected.map { $0?.id }, columns.rx.selected.map { $0?.id },
            grid.rx.selected.map { $0?.id },
        ] {
            chosen.compactMap { $0 }.map { "\($0) chosen" }.bind(to: result.rx.text).disposed(by: bag)
        }
        let scroll = ScrollView(columns, horizontally: true)
        scroll.minimumHeight = 160
        return [section("A tree", tree), section("Columns", scroll), section("Tiles", grid), result]
    }
}
