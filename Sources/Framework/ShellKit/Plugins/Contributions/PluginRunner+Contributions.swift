// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import RemoteBackend
import ViewKit
import WireKit

extension PluginOperations {
    // MARK: To the shell

    static let search = WireOperation<NewSearch>(
        207, "search", isOptional: true, length: 2_048, textLength: 256)
    static let found = WireOperation<SearchAnswer>(
        208, "found", isOptional: true, length: 131_072, textLength: 512)
    static let status = WireOperation<StatusChange>(
        209, "status", isOptional: true, length: 4_096, textLength: 512)
    /// The plugin has registered an opener of files and URIs.
    static let opener = WireOperation<Bool>(210, "opener", isOptional: true, length: 64)
    static let inspectorPage = WireOperation<InspectorPage>(
        216, "inspectorPage", isOptional: true, length: 2_048, textLength: 256)

    // MARK: To the plugin

    static let find = WireOperation<SearchQuestion>(223, "find", isOptional: true)
    static let openResult = WireOperation<ResultChoice>(224, "openResult", isOptional: true)
    static let open = WireOperation<OpenRequest>(225, "open", isOptional: true)
    /// The extensions of other plugins, by the ids of the extension points.
    static let extensions = WireOperation<[String: [PluginExtension]]>(226, "extensions", isOptional: true)
}

/// A search that a plugin has registered.
struct NewSearch: Codable, Sendable {
    var id: String
    var page: String?
}

/// A text that the user searches for. A new text cancels the earlier ones in the same search.
struct SearchQuestion: Codable, Sendable {
    var number: Int
    var search: String
    var text: String
}

struct SearchAnswer: Codable, Sendable {
    var number: Int
    var results: [SearchResult]
}

/// A result that the user opens.
struct ResultChoice: Codable, Sendable {
    var search: String
    var result: String
}

/// Files and URIs that the user opens.
struct OpenRequest: Codable, Sendable {
    var paths: [String]
    var page: String?
}

extension PluginRunner {
    /// Handles the searches and the status items of the plugin. All values are checked before they are used.
    func receiveContributions(from connection: Connection) {
        connection.receive(PluginOperations.search) { [weak self] _, search in try self?.add(search) }
        connection.receive(PluginOperations.found) { [weak self] _, answer in
            self?.searchAnswers.removeValue(forKey: answer.number)?
                .resume(returning: Array(answer.results.prefix(PluginSearch.limit).filter(\.isValid)))
        }
        connection.receive(PluginOperations.status) { [weak self] _, change in try self?.show(change) }
        connection.receive(PluginOperations.inspectorPage) { [weak self] _, page in try self?.add(page) }
    }

    private func add(_ search: NewSearch) throws {
        guard plugin.searches[search.id] == nil else { return }
        guard (1...256).contains(search.id.utf8.count), search.page.map({ $0.utf8.count <= 256 }) ?? true
        else {
            throw ContributionError(
                description: "the id of a search must have 1 to 256 bytes, and that of its page at most 256")
        }
        guard plugin.searches.count < Self.contributionLimit else { return refuse("search", search.id) }
        let (id, page) = (search.id, search.page)
        shell.add(
            PluginSearch(
                id, name: plugin.record.name, owner: plugin.folderName,
                find: { [weak self] in await self?.find($0, in: id) ?? [] },
                open: { [weak self] in self?.open($0, of: id, on: page) },
                onError: { [weak self] in self?.warn($0) }), of: plugin)
    }

    private func add(_ page: InspectorPage) throws {
        guard (1...256).contains(page.id.utf8.count), page.title.utf8.count <= 256 else {
            throw ContributionError(
                description: "the id of an inspector page must have 1 to 256 bytes, and its title at most 256"
            )
        }
        guard !plugin.inspectorPages.contains(where: { $0.id == page.id }) else { return }
        guard plugin.inspectorPages.count < Self.contributionLimit else {
            return refuse("inspector page", page.id)
        }
        shell.add(page, of: plugin)
    }

    /// The largest number of searches, and of inspector pages, of one plugin.
    private static let contributionLimit = 20

    private func refuse(_ kind: String, _ id: String) {
        shell.warn(
            "The \(kind) \"\(id)\" is not added, because the plugin has \(Self.contributionLimit), which is the limit. Remove one of them.",
            for: plugin)
    }

    private func show(_ change: StatusChange) throws {
        guard (1...256).contains(change.id.utf8.count), change.text.utf8.count <= 512,
            (change.icon?.utf8.count ?? 0) <= 256, (change.action?.utf8.count ?? 0) <= 256
        else {
            throw ContributionError(
                description:
                    "the id of an item of the status bar must have 1 to 256 bytes, its text at most 512, its icon and action at most 256"
            )
        }
        shell.show(change, of: plugin)
    }

    private struct ContributionError: Error, CustomStringConvertible { let description: String }

    /// Requests the results of a search from the plugin, when it is active. Returns none if its process does
    /// not run, or if the task is cancelled.
    private func find(_ text: String, in search: String) async -> [SearchResult] {
        guard lifecycle.isActive || lifecycle.isStarting else { return [] }
        lastSearch += 1
        let number = lastSearch
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(returning: []) }
                searchAnswers[number] = continuation
                whenActive {
                    $0.send(
                        PluginOperations.find, SearchQuestion(number: number, search: search, text: text))
                }
            }
        } onCancel: {
            Task { @MainActor [weak self] in
                self?.searchAnswers.removeValue(forKey: number)?.resume(returning: [])
            }
        }
    }

    private func open(_ result: String, of search: String, on page: ShellPage.ID?) {
        if let page { shell.show(.page(page)) }
        whenActive { $0.send(PluginOperations.openResult, ResultChoice(search: search, result: result)) }
    }

    /// Shows a page, and opens files and URIs in it.
    func open(_ paths: [String], on page: ShellPage.ID?) {
        if let page { shell.show(.page(page)) }
        whenActive { [weak self] connection in
            Task { @MainActor in
                guard let granted = await self?.grant(paths), !granted.isEmpty else { return }
                connection.send(PluginOperations.open, OpenRequest(paths: granted, page: page))
            }
        }
    }

    /// Gives the plugin copies of files, and returns their paths. Returns URIs unchanged.
    private func grant(_ paths: [String]) async -> [String] {
        var result: [String] = []
        for path in paths {
            guard path.hasPrefix("/"), isConfined else {
                result.append(path)
                continue
            }
            guard let userFiles else {
                warnAboutMissingPermission(path)
                continue
            }
            result += await userFiles.grant([ChosenFile(path: path)], for: .open).compactMap(\.path)
        }
        return result
    }

    func cancelSearches() {
        let open = searchAnswers
        searchAnswers = [:]
        for continuation in open.values { continuation.resume(returning: []) }
    }
}
