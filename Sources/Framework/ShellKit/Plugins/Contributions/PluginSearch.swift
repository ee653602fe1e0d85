// SPDX-License-Identifier: MIT

import FlowKit
import PluginKit
import PluginRuntime

/// The search of a plugin in the command palette.
@MainActor final class PluginSearch: PaletteSearch {
    let id: String
    private let name: String
    private let owner: String
    private let find: @MainActor (String) async -> [SearchResult]
    private let open: @MainActor (SearchResult.ID) -> Void

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - name: The name of the plugin, which users see.
    ///   - owner: The id of the plugin.
    init(
        _ id: String, name: String, owner: String,
        find: @escaping @MainActor (String) async -> [SearchResult],
        open: @escaping @MainActor (SearchResult.ID) -> Void
    ) {
        self.id = id
        self.name = name
        self.owner = owner
        self.find = find
        self.open = open
    }

    func paletteResults(for text: String) async -> [PaletteEntry] {
        await find(text).map { result in
            PaletteEntry(
                .result, id: "result:\(owner)/\(id)/\(result.id)", title: result.title,
                detail: result.detail.isEmpty ? name : result.detail, icon: result.icon
            ) { [open] in open(result.id) }
        }
    }
}

extension SearchResult {
    /// Whether it can be shown and opened.
    var isValid: Bool { !id.isEmpty && !title.isEmpty }
}
