// SPDX-License-Identifier: MIT

/// A source of entries that are available immediately when the command palette opens.
///
/// ```swift
/// shell.palette.add(SettingsPaletteSource(settings))
/// ```
@MainActor public protocol PaletteSource: AnyObject {
    /// The current entries, in order. Called each time the palette opens.
    var paletteEntries: [PaletteEntry] { get }
}

/// An asynchronous search that finds entries of the command palette while the user types.
///
/// ```swift
/// final class BookSearch: PaletteSearch {
///     func paletteResults(for text: String) async -> [PaletteEntry] {
///         [PaletteEntry(.result, id: "book:\(text)", title: "Find “\(text)”") { print(text) }]
///     }
/// }
/// ```
@MainActor public protocol PaletteSearch: AnyObject {
    /// Returns the entries for a text, which is not empty. When the user changes the text, the task is
    /// cancelled, and its result is ignored.
    func paletteResults(for text: String) async -> [PaletteEntry]
}

/// The sources and searches of the command palette of a shell, and the entries that the user has opened before.
///
/// ```swift
/// shell.palette.add(BookSearch())
/// ```
/// It contains the shell's commands, pages, open tabs, settings and plugins. Other parts of an application
/// add a ``PaletteSource`` or a ``PaletteSearch``. **Lifetime**: it retains the sources and searches until
/// they are removed. **Threading**: the main thread only.
@MainActor public final class Palette {
    /// The entries that the palette searches.
    public enum Scope: Sendable, Hashable, Codable {
        /// All entries.
        case everything
        /// Pages, open tabs, recent pages, and the results of plugins' searches.
        case places
    }

    private var sources: [any PaletteSource] = []
    private(set) var searches: [any PaletteSearch] = []
    var usage: UsageHistory
    /// Returns the titles that are translated, each with the text that it translates.
    var originalTitles: @MainActor () -> [String: String] = { [:] }

    init(stateFolder: String) { usage = UsageHistory(in: stateFolder) }

    /// Adds a source. Its entries come after those of earlier sources.
    public func add(_ source: any PaletteSource) { sources.append(source) }

    /// Adds a search.
    public func add(_ search: any PaletteSearch) { searches.append(search) }

    /// Removes a source.
    public func remove(_ source: any PaletteSource) { sources.removeAll { $0 === source } }

    /// Removes a search.
    public func remove(_ search: any PaletteSearch) { searches.removeAll { $0 === search } }

    /// Returns the entries of all sources. If several entries have the same id, returns only the first one.
    func entries(for scope: Scope) -> [PaletteEntry] {
        var ids: Set<String> = []
        return sources.flatMap(\.paletteEntries).filter {
            (scope == .everything || $0.kind.isPlace) && ids.insert($0.id).inserted
        }
    }

    /// Returns an index of the titles of entries, with their details and the texts that the titles translate.
    func index(of entries: [PaletteEntry]) -> FuzzyIndex {
        let originals = originalTitles()
        return FuzzyIndex(
            entries.lazy.map { entry in
                // The second text of a plugin is its state, which is the same for many.
                let detail = entry.kind == .plugin ? "" : entry.detail
                guard let original = originals[entry.title] else { return (entry.title, detail) }
                return (entry.title, detail.isEmpty ? original : "\(original) \(detail)")
            })
    }
}
