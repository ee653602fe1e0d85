// SPDX-License-Identifier: MIT

import Gtk

/// A tree of Swift values. The children of a row are created when the row is expanded.
final class TreePage: Page {
    static let lesson = Lesson(
        "Tree", in: .lists,
        about: "A tree list turns a hierarchy of Swift values into rows that open and close.",
        words: "tree expander hierarchy folder treelistmodel nested"
    ) { TreePage() }

    /// A species, or a group of species.
    struct Taxon: Sendable {
        let name: String
        var kinds: [Taxon] = []
    }

    static let life = [
        Taxon(
            name: "Animals",
            kinds: [
                Taxon(
                    name: "Birds", kinds: [Taxon(name: "Robin"), Taxon(name: "Owl"), Taxon(name: "Swift")]),
                Taxon(name: "Fish", kinds: [Taxon(name: "Cod"), Taxon(name: "Eel")]),
            ]),
        Taxon(
            name: "Plants",
            kinds: [
                Taxon(name: "Trees", kinds: [Taxon(name: "Oak"), Taxon(name: "Pine")]),
                Taxon(name: "Mosses", kinds: [Taxon(name: "Peat moss")]),
            ]),
    ]

    let tree = Gtk.TreeListModel(TreePage.life) { $0.kinds.isEmpty ? nil : $0.kinds }
    let selection: Gtk.SingleSelection
    let openAll = Gtk.Button(mnemonic: "_Open all")
    let closeAll = Gtk.Button(mnemonic: "_Close all")

    init() {
        selection = Gtk.SingleSelection(model: tree)
        super.init(Self.lesson)
        let factory = Gtk.SignalListItemFactory()
        factory.onSetup { item in
            let expander = Gtk.TreeExpander()
            expander.child = Gtk.Label("")
            item.child = expander
        }
        factory.onBind { item in
            guard let expander = item.child as? Gtk.TreeExpander, let taxon: Taxon = item.element() else {
                return
            }
            expander.listRow = item.item as? Gtk.TreeListRow
            (expander.child as? Gtk.Label)?.label = taxon.name
            item.setAccessibleLabel(taxon.name)
        }
        let list = Gtk.ListView(model: selection, factory: factory)
        list.update(.label, "Living beings")
        list.onActivate { [unowned tree] position in
            if let row = tree.row(at: position) { row.expanded.toggle() }
        }
        selection.onNotify(\.selectedItem) { [weak self] item in
            guard let self, let row = item as? Gtk.TreeListRow, let taxon: Taxon = row.item?.value() else {
                return
            }
            report(taxon.kinds.isEmpty ? taxon.name : "\(taxon.name): \(taxon.kinds.count) kinds")
        }
        openAll.onClicked { [unowned self] in
            // The new rows are after the expanded one.
            var position = 0
            while let row = tree.row(at: position) {
                row.expanded = true
                position += 1
            }
            report("\(tree.nItems) rows are open.")
        }
        closeAll.onClicked { [unowned self] in
            for position in (0..<tree.nItems).reversed() { tree.row(at: position)?.expanded = false }
            report("\(tree.nItems) rows are left.")
        }
        section(
            "Living beings", "Return or Shift with an arrow opens and closes a branch.",
            .scrolling(list, height: 320),
            .row(openAll, closeAll))
        report("Nothing happened yet.")
    }
}
