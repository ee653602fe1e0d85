// SPDX-License-Identifier: MIT

/// Entries of the command palette that are there at once.
///
/// ```swift
/// shell.palette.add(SettingsPaletteSource(settings))
/// ```
@MainActor public protocol PaletteSource: AnyObject {
    /// The entries now, in their order. Called each time when the palette opens.
    var paletteEntries: [PaletteEntry] { get }
}

/// A search that finds entries of the command palette while the user types.
@MainActor public protocol PaletteSearch: AnyObject {
    /// Returns what is found for a text, which is not empty. The task is cancelled when the user types on, and what it returns is ignored then.
    func paletteResults(for text: String) async -> [PaletteEntry]
}

/// What the command palette of a shell finds: its sources, its searches, and what the user has opened before.
///
/// The shell's commands, pages and plugins are there; other parts add a ``PaletteSource`` or a ``PaletteSearch`` of their own. It retains them.
/// Main thread only.
@MainActor public final class Palette {
    /// What the palette is opened for.
    public enum Scope: Sendable, Hashable {
        /// All entries.
        case everything
        /// Pages, open tabs, recent pages and what plugins find.
        case places
    }

    private var sources: [any PaletteSource] = []
    private(set) var searches: [any PaletteSearch] = []
    var usage: UsageHistory

    init(stateFolder: String) { usage = UsageHistory(in: stateFolder) }

    /// Adds a source, whose entries are after those of the earlier ones.
    public func add(_ source: any PaletteSource) { sources.append(source) }

    /// Adds a search.
    public func add(_ search: any PaletteSearch) { searches.append(search) }

    /// Removes a source.
    public func remove(_ source: any PaletteSource) { sources.removeAll { $0 === source } }

    /// Removes a search.
    public func remove(_ search: any PaletteSearch) { searches.removeAll { $0 === search } }

    /// The entries of all sources. Of those with the same id, the first one stays.
    func entries(for scope: Scope) -> [PaletteEntry] {
        var ids: Set<String> = []
        return sources.flatMap(\.paletteEntries).filter {
            (scope == .everything || $0.kind.isPlace) && ids.insert($0.id).inserted
        }
    }
}
