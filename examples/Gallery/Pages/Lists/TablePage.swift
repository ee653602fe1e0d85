// SPDX-License-Identifier: MIT

import Gtk

/// A table of Swift structs. A click on a header sorts it, and a filter decides which rows are shown.
final class TablePage: Page {
    static let lesson = Lesson(
        "Table", in: .lists,
        about: "A column view shows Swift structs, a column for each property, sorted by any of them.",
        words: "columnview column sort sorter filter model 100000 rows header"
    ) { TablePage() }

    /// A planet with random values.
    struct Planet: Sendable {
        let number: Int

        var name: String { "Kepler-\(number / 7 + 1) \(["b", "c", "d", "e", "f", "g", "h"][number % 7])" }
        var moons: Int { number % 3 == 0 ? 0 : number * 7919 % 80 }
        var radius: Int { 2_000 + number * 104_729 % 70_000 }
    }

    let table: Gtk.ColumnView
    let onlyWithMoons = Gtk.CheckButton(mnemonic: "Only those with _moons")
    let selection: Gtk.SingleSelection
    private(set) var columns: [Gtk.ColumnViewColumn] = []

    init() {
        let planets = Gio.CollectionModel((0..<100_000).map(Planet.init))
        let filtered = Gtk.FilterListModel(model: planets)
        let sorted = Gtk.SortListModel(model: filtered)
        sorted.incremental = true
        selection = Gtk.SingleSelection(model: sorted)
        table = Gtk.ColumnView(model: selection)
        sorted.sorter = table.sorter
        super.init(Self.lesson)

        addColumn("Name", by: \.name, xalign: 0) { $0.name }
        addColumn("Moons", by: \.moons, xalign: 1) { "\($0.moons)" }
        addColumn("Radius", by: \.radius, xalign: 1) { "\($0.radius) km" }
        columns.first?.expand = true
        table.showRowSeparators = true
        table.update(.label, "Planets")
        selection.onNotify(\.selectedItem) { [weak self] item in
            if let planet: Planet = item?.value() {
                self?.report("\(planet.name) has \(planet.moons) moons.")
            }
        }
        onlyWithMoons.onToggled { [weak self] in
            guard let self else { return }
            filtered.filter = onlyWithMoons.active ? Gtk.CustomFilter(of: Planet.self) { $0.moons > 0 } : nil
            report("\(selection.nItems) planets are shown.")
        }
        section("100,000 planets", nil, .scrolling(table, height: 360), onlyWithMoons)
        report("Nothing happened yet.")
    }

    private func addColumn(
        _ title: String, by key: @escaping @MainActor (Planet) -> some Comparable, xalign: Double,
        text: @escaping @MainActor (Planet) -> String
    ) {
        let factory = Gtk.SignalListItemFactory(
            make: {
                let label = Gtk.Label("")
                label.xalign = xalign
                return label
            },
            bind: { (label: Gtk.Label, planet: Planet) in label.label = text(planet) })
        if columns.isEmpty {
            // The accessible name of a row is the text of its first cell.
            factory.onBind { item in
                item.child?.parent?.parent?.update(.label, (item.child as? Gtk.Label)?.text ?? "")
            }
        }
        let column = Gtk.ColumnViewColumn(title: title, factory: factory)
        column.sorter = Gtk.CustomSorter(by: key)
        column.resizable = true
        columns.append(column)
        table.appendColumn(column)
    }
}
