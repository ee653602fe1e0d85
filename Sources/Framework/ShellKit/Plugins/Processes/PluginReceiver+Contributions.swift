// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import PluginProcesses
import PluginRuntime
import RemoteBackend
import ViewKit
import WireKit

extension PluginReceiver {
    /// Handles the searches and the status items of the plugin. All values are checked before they are used.
    func receiveContributions(from connection: Connection) {
        connection.receive(PluginOperations.search) { [weak self] _, search in try self?.add(search) }
        connection.receive(PluginOperations.found) { [weak self] _, answer in
            self?.searchAnswers.removeValue(forKey: answer.number)?
                .resume(returning: answer.results.filter(\.isValid))
        }
        connection.receive(PluginOperations.status) { [weak self] _, change in try self?.show(change) }
        connection.receive(PluginOperations.inspectorPage) { [weak self] _, page in try self?.add(page) }
    }

    private func add(_ search: NewSearch) throws {
        guard plugin.searches[search.id] == nil else { return }
        try Self.check(id: search.id)
        guard
            admits("The search \"\(search.id)\"", by: PluginOperations.search, beside: plugin.searches.count)
        else { return }
        let (id, page) = (search.id, search.page)
        plugin.add(
            PluginSearch(
                id, name: plugin.record.name, owner: plugin.folderName,
                find: { [weak self] in await self?.find($0, in: id) ?? [] },
                open: { [weak self] in self?.open($0, of: id, on: page) }))
    }

    private func add(_ page: PluginInspectorPage) throws {
        try Self.check(id: page.id)
        guard !plugin.inspectorPages.contains(where: { $0.id == page.id }) else { return }
        guard
            admits(
                "The inspector page \"\(page.id)\"", by: PluginOperations.inspectorPage,
                beside: plugin.inspectorPages.count)
        else { return }
        plugin.add(page)
    }

    private func show(_ change: StatusChange) throws {
        try Self.check(id: change.id)
        plugin.show(change)
    }

    /// Requests the results of a search from the plugin, when it is active. Returns none if its process does
    /// not run or does not respond, or if the task is cancelled.
    private func find(_ text: String, in search: String) async -> [SearchResult] {
        guard runner.lifecycle.answers else { return [] }
        lastSearch += 1
        let number = lastSearch
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(returning: []) }
                searchAnswers[number] = continuation
                runner.whenActive {
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
        runner.whenUsed {
            $0.send(PluginOperations.openResult, ResultChoice(search: search, result: result))
        }
    }

    /// Shows a page, and opens files and URIs in it.
    func open(_ paths: [String], on page: ShellPage.ID?) {
        if let page { shell.show(.page(page)) }
        runner.whenUsed { [weak self] connection in
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
            guard path.hasPrefix("/"), runner.access.isConfined else {
                result.append(path)
                continue
            }
            guard let userFiles = runner.access.userFiles else {
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
