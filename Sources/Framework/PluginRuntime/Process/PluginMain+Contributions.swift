// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import PluginKit
import RemoteBackend
import ViewKit
import WireKit

/// The searches of a plugin in its own process, and the function with which it opens files.
@MainActor final class ProcessContributions {
    var searches: [String: SearchRegistration] = [:]
    var opener: (@MainActor ([String]) -> DeepLink?)?
    private var running: [String: Task<Void, Never>] = [:]

    /// Starts a search, cancels the search for the previous text, and sends the results.
    func find(
        _ question: SearchQuestion, _ connection: Connection, warn: @escaping @MainActor (String) -> Void
    ) {
        running[question.search]?.cancel()
        guard let search = searches[question.search] else { return }
        running[question.search] = Task { @MainActor in
            var results: [SearchResult] = []
            do { results = try await search.find(question.text) } catch {
                if !(error is CancellationError) {
                    warn("The search \"\(search.id)\" has failed: \(error).")
                }
            }
            if Task.isCancelled { return }
            connection.sendToShell(
                PluginOperations.found,
                SearchAnswer(number: question.number, results: Array(results.prefix(SearchAnswer.limit))))
        }
    }
}

extension PluginMain {
    func add(_ contribution: PluginContribution) {
        switch contribution {
        case .search(let search):
            contributions.searches[search.id] = search
            connection.sendToShell(PluginOperations.search, NewSearch(id: search.id, page: search.page))
        case .opener(let open): contributions.opener = open
        case .inspectorPage(let page, let make):
            let registration = PageRegistration(page: page.pane) {
                PageFlow(flow: InspectorPageFlow(make()), stepper: DefaultStepper())
            }
            guard register(registration) else {
                return warn(PluginContribution.registeredTwice(page))
            }
            connection.sendToShell(PluginOperations.inspectorPage, page)
        case .status(let change): connection.sendToShell(PluginOperations.status, change)
        }
    }

    func receiveContributions() {
        connection.receive(PluginOperations.find) { [weak self] _, question in
            guard let self else { return }
            perform { self.contributions.find(question, self.connection) { [weak self] in self?.report($0) } }
        }
        connection.receive(PluginOperations.openResult) { [weak self] _, choice in
            guard let self, let search = contributions.searches[choice.search] else { return }
            perform { self.follow(search.open(choice.result), on: search.page) }
        }
        connection.receive(PluginOperations.open) { [weak self] _, request in
            guard let self else { return }
            guard let opener = contributions.opener else {
                return report(PluginContribution.noOpener)
            }
            perform { self.follow(opener(request.paths), on: request.page) }
        }
    }
}
