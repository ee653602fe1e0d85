// SPDX-License-Identifier: MIT

import ControllerKit
public import FlowKit
import PluginKit
import ViewKit

/// A result of the search of a plugin. The command palette shows it.
///
/// ```swift
/// let result = SearchResult(id: "7", title: "Milk", detail: "in the note “Shopping”")
/// ```
public struct SearchResult: Sendable, Codable, Equatable, Identifiable {
    /// The id with which the plugin opens the result. It must be the same each time the result is found.
    public var id: String
    /// The name that users see.
    public var title: String
    /// A second text; empty for none.
    public var detail: String
    /// The name of an icon in the icon theme; nil for the default icon of results.
    public var icon: String?

    /// Creates a result.
    public init(id: String, title: String, detail: String = "", icon: String? = nil) {
        self.id = id
        self.title = title
        self.detail = detail
        self.icon = icon
    }
}

/// A registration of a plugin that is neither a page nor an action.
package enum PluginContribution {
    case search(SearchRegistration)
    case opener(@MainActor ([String]) -> DeepLink?)
    case status(StatusChange)
    case inspectorPage(PluginInspectorPage, @MainActor () -> ViewController)

    /// The warning for a plugin whose manifest declares file types or schemes, and that has not registered an opener.
    package static let noOpener =
        "The manifest declares [FileType …] or [Scheme …], but the plugin registers nothing that opens them. Call registerOpener."
}

/// A search that a plugin has registered.
package struct SearchRegistration {
    package let id: String
    package let page: ShellPage.ID?
    package let find: @MainActor (String) async throws -> [SearchResult]
    package let open: @MainActor (SearchResult.ID) -> DeepLink?

    /// Returns the results for a text, as many as are shown. Returns none, and calls `warn`, if the search fails.
    @MainActor package func results(
        for text: String, warn: @MainActor (String) -> Void
    ) async -> [SearchResult] {
        do { return try await Array(find(text).prefix(SearchAnswer.limit)) } catch {
            if !(error is CancellationError) { warn("The search \"\(id)\" has failed: \(error).") }
            return []
        }
    }
}

/// A new text of an item of the status bar.
package struct StatusChange: Codable, Sendable, Equatable {
    package var id: String
    package var text: String
    package var icon: String?
    package var action: String?
}

extension PluginContext {
    /// Registers a search. The command palette shows its results while the user types.
    ///
    /// ```swift
    /// context.registerSearch("notes", page: "notes") { text in
    ///     try await store.search(text).map { SearchResult(id: "\($0.id)", title: $0.title) }
    /// } open: { id in
    ///     Int(id).map { DeepLink(NotesStep.note($0)) }
    /// }
    /// ```
    /// The shell does not wait for a search: its results are appended when they arrive. Results for an
    /// earlier text are ignored. At most 50 results are shown. An error that `find` throws is a warning in
    /// the list of plugins. A plugin in a process of its own has at most 20 searches; there is a warning
    /// about more.
    /// - Parameters:
    ///   - id: The id of the search. An earlier search of the plugin with the same id is replaced.
    ///   - page: The page that is shown when the user opens a result; nil for none.
    ///   - find: Returns the results for a text, which is not empty. Its task is cancelled when the user changes the text.
    ///   - open: Called when the user opens a result. Returns the steps to navigate to in the page, or nil.
    public func registerSearch(
        _ id: String, page: ShellPage.ID? = nil,
        find: @escaping @MainActor (String) async throws -> [SearchResult],
        open: @escaping @MainActor (SearchResult.ID) -> DeepLink? = { _ in nil }
    ) {
        owner?.add(.search(SearchRegistration(id: id, page: page, find: find, open: open)))
    }

    /// Registers the function that opens the files and URIs whose types the manifest declares by `[FileType …]` and `[Scheme …]`.
    ///
    /// ```swift
    /// context.registerOpener { paths in paths.first.map { DeepLink(ContactsStep.importCards($0)) } }
    /// ```
    /// The page that the manifest names for the type is shown, by default the plugin's first page. A plugin in a process of its own
    /// receives copies of the files, and needs the permission `user-files` for them.
    /// - Parameter open: Called with the absolute paths of files, and with URIs. Returns the steps to navigate to in the page, or nil.
    public func registerOpener(_ open: @escaping @MainActor (_ paths: [String]) -> DeepLink?) {
        owner?.add(.opener(open))
    }

    /// Shows a text in the status bar, in an item that the manifest declares by `[Status …]`, or in a new
    /// item. A plugin has at most 10 items; the list of plugins shows a warning about more.
    /// - Parameters:
    ///   - id: The id of the item.
    ///   - text: The text, of which at most 100 characters are shown; an empty one hides the item.
    ///   - icon: The name of an icon in the icon theme; nil for the icon that the item has already.
    ///   - action: The id of the action that a click performs; nil for none.
    public func setStatus(_ id: String, text: String, icon: String? = nil, action: String? = nil) {
        let shown = String(String.UnicodeScalarView(text.unicodeScalars.prefix(100)))
        owner?.add(.status(StatusChange(id: id, text: shown, icon: icon, action: action)))
    }
}
