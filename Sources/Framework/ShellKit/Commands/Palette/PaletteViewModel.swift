// SPDX-License-Identifier: MIT

import ControllerKit
import RxKernel
import ViewKit

/// The view model of the command palette: the text of the user, and the entries that match.
final class PaletteViewModel: RxViewModel {
    struct Row: Identifiable, Equatable {
        let id: String
        let title: Markup
        let detail: String
        let icon: String
        let shortcut: Shortcut?
        let kind: String
    }

    /// The rows, and the index of the selected one.
    struct Content: Equatable {
        var rows: [Row] = []
        var selection = 0
        /// Whether no entry matches.
        var isEmpty: Bool { rows.isEmpty }
    }

    /// The largest number of entries from sources. Results of searches are shown in addition.
    static let limit = 50

    let scope: Palette.Scope
    private let palette: Palette
    private let entries: [PaletteEntry]
    private let index: FuzzyIndex
    private let boosts: [Int]
    private let relay = BehaviorRelay(value: Content())
    private let chosen = PublishRelay<PaletteEntry>()
    private var shown: [PaletteEntry] = []
    private var query = ""
    private var searches: [Task<Void, Never>] = []

    init(_ palette: Palette, scope: Palette.Scope) {
        self.palette = palette
        self.scope = scope
        entries = palette.entries(for: scope)
        index = palette.index(of: entries)
        let usage = palette.usage
        boosts = usage.isEmpty ? [] : entries.map { usage.boost(of: $0.id) }
        super.init()
        showMatches()
    }

    isolated deinit { for search in searches { search.cancel() } }

    var content: Observable<Content> { relay.asObservable() }

    /// Emits the entry that the user has chosen. The palette closes, and then opens it.
    var choice: Observable<PaletteEntry> { chosen.asObservable() }

    /// Called when the user types.
    func search(_ text: String) {
        let text = String(text.prefix(200))
        guard text != query else { return }
        query = text
        showMatches()
        startSearches()
    }

    /// Called when the user moves the selection, which stays within the rows.
    func moveSelection(by step: Int) {
        let count = shown.count
        guard count > 0 else { return }
        let old = relay.value.selection
        // A single step beyond the last row selects the first one, and vice versa.
        if abs(step) == 1 { return select((old + step + count) % count) }
        select(min(max(0, old + step), count - 1))
    }

    func select(_ row: Int) {
        guard shown.indices.contains(row), row != relay.value.selection else { return }
        relay.accept(Content(rows: relay.value.rows, selection: row))
    }

    /// Called when the user opens the selected entry.
    func openSelection() { open(relay.value.selection) }

    func open(_ row: Int) {
        guard shown.indices.contains(row) else { return }
        let entry = shown[row]
        palette.usage.count(entry.id)
        chosen.accept(entry)
    }

    // MARK: Matches

    private func showMatches() {
        let pattern = FuzzyPattern(query)
        if pattern.isEmpty {
            shown = mostUsed
        } else {
            shown = index.search(pattern, limit: Self.limit, boosts: boosts).map { entries[$0.index] }
        }
        relay.accept(Content(rows: shown.map { row($0, pattern) }))
    }

    /// The entries that the user opens most, then the others in their order.
    private var mostUsed: [PaletteEntry] {
        guard !boosts.isEmpty else { return Array(entries.prefix(Self.limit)) }
        let usage = palette.usage
        let used = entries.indices.filter { boosts[$0] > 0 }
            .map { (index: $0, weight: usage.weight(of: entries[$0].id)) }
            .sorted { $0.weight != $1.weight ? $0.weight > $1.weight : $0.index < $1.index }
        let others = entries.indices.lazy.filter { self.boosts[$0] == 0 }
        return (used.map(\.index) + Array(others.prefix(Self.limit))).prefix(Self.limit).map { entries[$0] }
    }

    private func row(_ entry: PaletteEntry, _ pattern: FuzzyPattern) -> Row {
        Row(
            id: entry.id, title: Self.markup(entry.title, pattern.highlights(in: entry.title)),
            detail: entry.detail, icon: entry.icon ?? entry.kind.icon, shortcut: entry.shortcut,
            kind: entry.kind.title)
    }

    /// Returns the title, with the matching characters in bold.
    static func markup(_ title: String, _ highlights: Set<Int>) -> Markup {
        var runs: [Markup.Run] = []
        for (index, character) in title.enumerated() {
            let isBold = highlights.contains(index)
            if let last = runs.indices.last, runs[last].isBold == isBold {
                runs[last].text.append(character)
            } else {
                runs.append(Markup.Run(String(character), isBold: isBold))
            }
        }
        return Markup(runs)
    }

    // MARK: Searches

    /// Starts all searches for the current text, and cancels those for earlier texts.
    private func startSearches() {
        for search in searches { search.cancel() }
        let text = query.trimmingSpaces
        guard !text.isEmpty else { return searches = [] }
        searches = palette.searches.map { search in
            Task { @MainActor [weak self] in
                let found = await search.paletteResults(for: text)
                if !Task.isCancelled { self?.append(found) }
            }
        }
    }

    /// Appends the results of a search. They are not sorted in, so that no row moves while the user selects one.
    private func append(_ found: [PaletteEntry]) {
        let ids = Set(shown.map(\.id))
        let new = found.prefix(Self.limit).filter { !ids.contains($0.id) }
        guard !new.isEmpty else { return }
        let pattern = FuzzyPattern(query)
        shown += new
        relay.accept(
            Content(
                rows: relay.value.rows + new.map { row($0, pattern) }, selection: relay.value.selection))
    }
}

extension String {
    /// The text without white space at its ends.
    var trimmingSpaces: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
