// SPDX-License-Identifier: MIT

import Gtk

/// A grid of tiles, and a list of widgets for small collections.
final class GridPage: Page {
    static let lesson = Lesson(
        "Grid", in: .lists,
        about: "A grid view shows many tiles; a list box takes any widgets, for lists that are short.",
        words: "gridview listbox tiles colours rows separators activate"
    ) { GridPage() }

    let grid: Gtk.GridView
    let selection: Gtk.SingleSelection
    let switches = Gtk.ListBox()

    init() {
        let colors = Gio.CollectionModel((0..<216).map(Self.color))
        selection = Gtk.SingleSelection(model: colors)
        let factory = Gtk.SignalListItemFactory(
            make: { Swatch() }, bind: { (swatch: Swatch, color: Gdk.RGBA) in swatch.color = color },
            name: { (color: Gdk.RGBA) in color.description })
        grid = Gtk.GridView(model: selection, factory: factory)
        super.init(Self.lesson)
        (grid.minColumns, grid.maxColumns) = (4, 12)
        grid.update(.label, "Colours")
        grid.onActivate { [unowned self] position in
            if let color: Gdk.RGBA = selection.item(at: position)?.value() {
                report("The colour is \(color).")
            }
        }
        section(
            "Tiles", "Arrows move in two directions; Return says the colour's name.",
            .scrolling(grid, height: 240))

        switches.selectionMode = .none
        switches.showSeparators = true
        switches.addCssClass("frame")
        switches.update(.label, "Settings")
        for (name, isOn) in [("Wi-Fi", true), ("Bluetooth", false), ("Location", false)] {
            let control = Gtk.Switch()
            control.active = isOn
            control.onNotify(\.active) { [weak self] active in
                self?.report("\(name) is \(active ? "on" : "off").")
            }
            let row = Gtk.ListBoxRow()
            let content = Gtk.Widget.labelled(name, control)
            content.setMargins(12)
            row.child = content
            row.update(.label, name)
            switches.append(row)
        }
        // A click anywhere on the row switches the switch in it.
        switches.onRowActivated { row in
            guard let control = row.child?.lastChild as? Gtk.Switch else { return }
            control.active.toggle()
        }
        section("A list of widgets", nil, switches)
    }

    private static func color(_ number: Int) -> Gdk.RGBA {
        Gdk.RGBA(
            red: Double(number / 36) / 5, green: Double(number / 6 % 6) / 5, blue: Double(number % 6) / 5,
            alpha: 1)
    }

    /// A square with one colour.
    private final class Swatch: Gtk.Widget, WidgetSubclass {
        var color = Gdk.RGBA() {
            didSet {
                queueDraw()
            }
        }

        func doMeasure(_ orientation: Gtk.Orientation, forSize: Int) -> Measurement {
            Measurement(minimum: 32, natural: 40)
        }

        func doSnapshot(_ snapshot: Gtk.Snapshot) {
            snapshot.appendColor(
                color, bounds: Graphene.Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
        }
    }
}
