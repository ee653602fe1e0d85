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
            let results = await search.results(for: question.text, warn: warn)
            if Task.isCancelled { return }
            connection.sendToShell(
                PluginOperations.found, SearchAnswer(number: question.number, results: results))
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
                return warn(RegistrationKind.inspectorPage.registeredTwice(page.id))
            }
            connection.sendToShell(PluginOperations.inspectorPage, page)
        case .status(let change): connection.sendToShell(PluginOperations.status, change)
        }
    }

    func receiveContributions() {
        receive(PluginOperations.find) { main, question in
            main.contributions.find(question, main.connection) { [weak main] in main?.report($0) }
        }
        receive(PluginOperations.openResult) { main, choice in
            guard let search = main.contributions.searches[choice.search] else { return }
            main.follow(search.open(choice.result), on: search.page)
        }
        receive(PluginOperations.open) { main, request in
            guard let opener = main.contributions.opener else {
                return main.report(PluginContribution.noOpener)
            }
            main.follow(opener(request.paths), on: request.page)
        }
    }
}
