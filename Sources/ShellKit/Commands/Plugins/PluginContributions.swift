// SPDX-License-Identifier: MIT

public import FlowKit
import PluginKit
import ViewKit

/// What the search of a plugin has found, as the command palette shows it.
public struct SearchResult: Sendable, Codable, Equatable, Identifiable {
    /// The id with which the plugin opens it; the same each time when it is found.
    public var id: String
    /// The name that users see.
    public var title: String
    /// A second text; empty for none.
    public var detail: String
    /// The name of an icon in the icon theme; nil for that of the search.
    public var icon: String?

    /// Creates a result.
    public init(id: String, title: String, detail: String = "", icon: String? = nil) {
        self.id = id
        self.title = title
        self.detail = detail
        self.icon = icon
    }
}

/// What a plugin registers beside pages and actions.
enum PluginContribution {
    case search(SearchRegistration)
    case opener(@MainActor ([String]) -> DeepLink?)
    case status(StatusChange)
}

/// A search that a plugin has registered.
struct SearchRegistration {
    let id: String
    let page: ShellPage.ID?
    let find: @MainActor (String) async throws -> [SearchResult]
    let open: @MainActor (SearchResult.ID) -> DeepLink?
}

/// A new text of an item of the status bar.
struct StatusChange: Codable, Sendable, Equatable {
    var id: String
    var text: String
    var icon: String?
    var action: String?
}

extension PluginContext {
    /// Registers a search: the command palette shows what it finds while the user types.
    ///
    /// ```swift
    /// context.registerSearch("notes", page: "notes") { text in
    ///     try await store.search(text).map { SearchResult(id: "\($0.id)", title: $0.title) }
    /// } open: { id in
    ///     Int(id).map { DeepLink(NotesStep.note($0)) }
    /// }
    /// ```
    /// The shell waits for no search: what comes late is appended, and what comes for an earlier text is ignored. Of the results, at most 50 are
    /// shown. An error is a warning in the list of plugins.
    /// - Parameters:
    ///   - id: Another search of the plugin with the same id is replaced.
    ///   - page: The page that is shown when the user opens a result; nil for none.
    ///   - find: Returns the results for a text that is not empty. Its task is cancelled when the user types on.
    ///   - open: Called when the user opens a result, after the page was shown; returns the steps that are navigated in the page, or nil.
    public func registerSearch(
        _ id: String, page: ShellPage.ID? = nil,
        find: @escaping @MainActor (String) async throws -> [SearchResult],
        open: @escaping @MainActor (SearchResult.ID) -> DeepLink? = { _ in nil }
    ) {
        owner?.add(.search(SearchRegistration(id: id, page: page, find: find, open: open)), of: self)
    }

    /// Registers what opens the files and the URIs whose types the manifest declares by `[FileType …]` and `[Scheme …]`.
    ///
    /// ```swift
    /// context.registerOpener { paths in paths.first.map { DeepLink(ContactsStep.importCards($0)) } }
    /// ```
    /// The page that the manifest names with the type is shown first, by default the plugin's first one. A plugin in a process of its own
    /// receives copies of the files, for which it has the permission `user-files`.
    /// - Parameter open: Called with the absolute paths of files and with URIs; returns the steps that are navigated in the page, or nil.
    public func registerOpener(_ open: @escaping @MainActor (_ paths: [String]) -> DeepLink?) {
        owner?.add(.opener(open), of: self)
    }

    /// Shows a text in the status bar: in an item that the manifest declares by `[Status …]`, or in a new one.
    /// - Parameters:
    ///   - id: The id of the item.
    ///   - text: The text; an empty one hides the item.
    ///   - icon: The name of an icon in the icon theme; nil for that of the manifest.
    ///   - action: The id of the action that a click performs; nil for none.
    public func setStatus(_ id: String, text: String, icon: String? = nil, action: String? = nil) {
        owner?.add(.status(StatusChange(id: id, text: text, icon: icon, action: action)), of: self)
    }
}
