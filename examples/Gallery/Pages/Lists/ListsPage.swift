// SPDX-License-Identifier: MIT

import Gtk

/// A list of 100,000 Swift values. GTK creates widgets for visible rows only, and reuses them for other rows when the list is scrolled.
final class ListsPage: Page {
    static let lesson = Lesson(
        "List", in: .lists,
        about: "A list view shows any Swift collection: here 100,000 words, filtered while you type.",
        words: "listview collection model filter selection 100000 rows factory"
    ) { ListsPage() }

    /// A word made of the digits of a number.
    struct Word: Sendable {
        let number: Int

        var text: String {
            let syllables = ["ba", "ke", "li", "mo", "nu", "ra", "se", "ti", "vo", "zu"]
            return String(number).compactMap(\.wholeNumberValue).map { syllables[$0] }.joined()
        }
    }

    let search = Gtk.SearchEntry().takingOneLine()
    let filter: Gtk.CustomFilter
    let selection: Gtk.MultiSelection
    let count = Gtk.Label("")

    init() {
        let words = Gio.CollectionModel((0..<100_000).map(Word.init))
        filter = Gtk.CustomFilter(of: Word.self) { [unowned search] word in
            word.text.contains(search.text.lowercased())
        }
        let filtered = Gtk.FilterListModel(model: words)
        filtered.incremental = true
        selection = Gtk.MultiSelection(model: filtered)
        super.init(Self.lesson)

        let factory = Gtk.SignalListItemFactory(
            make: {
                let label = Gtk.Label("")
                label.xalign = 0
                return label
            },
            bind: { (label: Gtk.Label, word: Word) in label.label = word.text })
        let list = Gtk.ListView(model: selection, factory: factory)
        list.update(.label, "Words")
        list.onActivate { [unowned self] position in report("“\(word(at: position) ?? "")” was activated.") }
        selection.onSelectionChanged { [weak self] _, _ in
            guard let self else { return }
            report("\(selection.selection.size) rows are selected.")
        }

        search.placeholderText = "Filter the words"
        search.update(.label, "Filter the words")
        search.onSearchChanged { [weak self] in
            guard let self else { return }
            // Without a filter, values are created for visible rows only.
            filtered.filter = search.text.isEmpty ? nil : filter
            filter.changed(.different)
        }
        count.xalign = 0
        count.addCssClass("dim-label")
        selection.onItemsChanged { [weak self] _, _, _ in
            guard let self else { return }
            showCount()
        }
        showCount()
        section(
            "100,000 rows", "Return activates a row; Shift and Control select several.", search,
            .scrolling(list, height: 320), count)
    }

    /// The word that a row shows.
    func word(at position: Int) -> String? { selection.item(at: position)?.value(as: Word.self)?.text }

    private func showCount() { count.label = "\(selection.nItems) rows" }
}
