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
    private let filesRefusal: (@MainActor () -> StatusView)?
    private let journalRefusal: (@MainActor () -> StatusView)?
    private let applicationMenu: [Menu.Item]

    /// - Parameters:
    ///   - sources: Returns all logs. Called off the main thread.
    ///   - journal: The journal; nil if there is none.
    ///   - open: Returns the log at a path.
    ///   - filesRefusal: What is shown in place of the logs of the system, if the program needs a permission to read them.
    ///   - journalRefusal: What is shown in place of the journal, if there is none.
    ///   - applicationMenu: Items of the application for the menu of the list.
    package init(
        sources: @escaping @Sendable () -> [LogSource] = { LogSource.all() }, journal: Journal? = .system,
        open: @escaping @MainActor (String) -> LogDocument = { LogDocument($0) },
        filesRefusal: (@MainActor () -> StatusView)? = nil,
        journalRefusal: (@MainActor () -> StatusView)? = nil,
        applicationMenu: [Menu.Item] = []
    ) {
        self.sources = sources
        self.journal = journal
        self.open = open
        self.filesRefusal = filesRefusal
        self.journalRefusal = journalRefusal
        self.applicationMenu = applicationMenu
    }

    package func navigate(to step: LogsStep) -> FlowContributors {
        switch step {
        case .start:
            return .push(
                SourcesViewController(
                    viewModel: SourcesViewModel(sources), refusal: filesRefusal?(), menu: applicationMenu),
                on: navigation)

        case .open(.file(let path)):
            let title = LogSource(.file(path)).title
            // A log that was open when the permission was taken back.
            if let filesRefusal, !LogSource.canRead(path) { return refuse(filesRefusal(), title) }
            return show(open(path), title: title, spool: nil)

        case .open(.journal):
            guard let journal else {
                if let journalRefusal { return refuse(journalRefusal(), LogSource(.journal).title) }
                return navigate(to: .failed("journalctl, which reads the journal, cannot be started."))
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

    private func refuse(_ refusal: StatusView, _ title: String) -> FlowContributors {
        let screen = ViewController()
        screen.title = title
        refusal.expandsVertically = true
        screen.view.addSubview(refusal)
        return .push(screen, on: navigation)
    }

    private func show(_ document: LogDocument, title: String, spool: JournalSpool?) -> FlowContributors {
        .push(
            LogViewController(viewModel: LogViewModel(document, spool: spool), title: title), on: navigation)
    }
}
