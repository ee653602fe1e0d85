// SPDX-License-Identifier: MIT

import ControllerKit
import LogsModel

package enum LogsStep: Step, Equatable, Codable {
    case start
    case open(LogSource.Kind)
    case chooseFile
    case failed(String)
    case about

    /// The step that opens a log file.
    package static func open(file path: String) -> LogsStep { .open(.file(path)) }
}

/// The flow of the application: the list of logs, and the log that the user reads.
package final class LogsFlow: Flow {
    package let navigation = NavigationController()
    package var root: any Presentable { navigation }

    private let sources: @Sendable () -> [LogSource]
    private let journal: Journal?
    private let open: @MainActor (String) -> LogDocument
    private let applicationMenu: [Menu.Item]

    /// - Parameters:
    ///   - sources: Returns all logs. Called off the main thread.
    ///   - journal: The journal; nil if there is none.
    ///   - open: Returns the log at a path.
    ///   - applicationMenu: Items of the application for the menu of the list.
    package init(
        sources: @escaping @Sendable () -> [LogSource] = { LogSource.all() }, journal: Journal? = .system,
        open: @escaping @MainActor (String) -> LogDocument = { LogDocument($0) },
        applicationMenu: [Menu.Item] = []
    ) {
        self.sources = sources
        self.journal = journal
        self.open = open
        self.applicationMenu = applicationMenu
    }

    package func navigate(to step: LogsStep) -> FlowContributors {
        switch step {
        case .start:
            return .push(
                SourcesViewController(viewModel: SourcesViewModel(sources), menu: applicationMenu),
                on: navigation)

        case .open(.file(let path)):
            return show(open(path), title: LogSource(.file(path)).title, spool: nil)

        case .open(.journal):
            guard let journal else {
                return navigate(
                    to: .failed(
                        "journalctl, which reads the journal, cannot be started. As a plugin, Logs needs the permission “Programs of the system” for it, which you grant on its page in the list of plugins. Or open a file."
                    ))
            }
            do {
                let spool = try JournalSpool(journal)
                return show(open(spool.path), title: LogSource(.journal).title, spool: spool)
            } catch { return navigate(to: .failed("\(error)")) }

        case .chooseFile:
            return .ask(FileDialog("Open a Log File", purpose: .open)) {
                $0.first.map { LogsStep.open(.file($0)) }
            }

        case .failed(let message):
            return .show(Alert("The log cannot be opened", message: message))

        case .about:
            return .show(
                Alert(
                    "Logs",
                    message:
                        "Log files and the journal, and an example of an application written with RxShell."))
        }
    }

    private func show(_ document: LogDocument, title: String, spool: JournalSpool?) -> FlowContributors {
        .push(
            LogViewController(viewModel: LogViewModel(document, spool: spool), title: title), on: navigation)
    }
}
