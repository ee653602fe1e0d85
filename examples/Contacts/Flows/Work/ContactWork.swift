// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit
import Foundation

/// The background work of the address book: import, export, deletion and its undo. One job runs at a time; the others wait.
///
/// It is a stepper, because a job may end while any screen is visible.
@MainActor final class ContactWork: Stepper {
    enum Job {
        case importing([String])
        /// All contacts if none are named.
        case exporting([Contact.ID], to: String, VCardVersion)
        case deleting([Contact.ID])
        case restoring(DeletedContacts)

        var title: String {
            switch self {
            case .importing: "Importing contacts"
            case .exporting: "Exporting contacts"
            case .deleting: "Deleting contacts"
            case .restoring: "Restoring contacts"
            }
        }
    }

    let steps = PublishRelay<any Step>()
    /// The title of the running job.
    let title = BehaviorRelay(value: "")
    /// Whether a deletion can be undone.
    let canUndo = BehaviorRelay(value: false)

    private let store: ContactStore
    private let work = LongWork<Outcome>()
    private var running: Job?
    private var waiting: [Job] = []
    /// The deletions that can be undone, the latest one last.
    private var deletions: [DeletedContacts] = [] { didSet { canUndo.accept(!deletions.isEmpty) } }
    private let disposeBag = DisposeBag()

    init(store: ContactStore) {
        self.store = store
        // In a later turn, when all observers have received the end: only then the next job may begin.
        work.state.observe(on: MainScheduler.asyncInstance)
            .subscribe(onNext: { [unowned self] in jobEnded($0) })
            .disposed(by: disposeBag)
    }

    /// Whether a job has been running for 300 milliseconds. A shorter job is not shown.
    var isLong: Observable<Bool> {
        work.state.map { $0.isRunning }.distinctUntilChanged().flatMapLatest { isRunning in
            Observable.just(isRunning)
                .delay(.milliseconds(isRunning ? 300 : 0), scheduler: MainScheduler.instance)
        }
    }

    /// Shows the progress of the running job in a view. If the user cancels the job there, it undoes its changes.
    func show(in view: LongWorkView) { view.show(work) }

    func start(_ job: Job) {
        waiting.append(job)
        startNext()
    }

    /// Undoes the latest deletion.
    func undo() { if let deleted = deletions.popLast() { start(.restoring(deleted)) } }

    private func startNext() {
        guard running == nil, !waiting.isEmpty else { return }
        let job = waiting.removeFirst()
        running = job
        title.accept(job.title)
        work.start { [store] report in
            do {
                return try await job.run(on: store, report)
            } catch let error where !(error is CancellationError) {
                return .failed("\(error)")
            }
        }
    }

    private func jobEnded(_ state: WorkState<Outcome>) {
        guard let job = running, !state.isRunning else { return }
        if case .idle = state { return }
        running = nil
        switch state {
        case .finished(let outcome):
            switch (outcome, job) {
            case (.deleted(let deleted), _) where deleted.count > 0: deletions.append(deleted)
            case (.failed, .restoring(let deleted)): deletions.append(deleted)
            default: break
            }
            if let notice = outcome.notice(of: job) { steps.accept(ContactsStep.notice(notice)) }
        case .cancelled:
            if case .restoring(let deleted) = job { deletions.append(deleted) }
            steps.accept(ContactsStep.notice(.message("\(job.title) was cancelled. Nothing was changed.")))
        case .idle, .running, .failed: break
        }
        startNext()
    }

    /// The result of a job.
    enum Outcome: Sendable {
        case imported([ImportReport])
        case exported(ExportReport)
        case deleted(DeletedContacts)
        case restored
        case failed(String)
    }
}

extension ContactWork.Job {
    /// Does the job on a thread of the store.
    fileprivate func run(
        on store: ContactStore, _ report: WorkReporter
    ) async throws -> ContactWork.Outcome {
        switch self {
        case .importing(let paths):
            let urls = paths.map { URL(filePath: $0) }
            return .imported(
                try await store.run(.writing) { store, flag in
                    try store.importCards(from: urls, progress: reporting(to: report, flag))
                })
        case .exporting(let ids, let path, let version):
            let url = URL(filePath: path)
            return .exported(
                try await store.run(.reading) { store, flag in
                    try store.exportCards(
                        ids.isEmpty ? nil : ids, to: url, version: version,
                        progress: reporting(to: report, flag))
                })
        case .deleting(let ids):
            return .deleted(
                try await store.run(.writing) { store, flag in
                    try store.delete(ids, progress: reporting(to: report, flag))
                })
        case .restoring(let deleted):
            try await store.run(.writing) { store, flag in
                try store.restore(deleted, progress: reporting(to: report, flag))
            }
            return .restored
        }
    }

    fileprivate var failureTitle: String {
        switch self {
        case .importing: "The contacts could not be imported"
        case .exporting: "The contacts could not be exported"
        case .deleting: "The contacts could not be deleted"
        case .restoring: "The contacts could not be restored"
        }
    }
}

private func reporting(to report: WorkReporter, _ flag: CancelFlag) -> ContactStore.Progress {
    { fraction, text in
        try flag.check()
        report(fraction, text)
    }
}

extension ContactWork.Outcome {
    fileprivate func notice(of job: ContactWork.Job) -> Notice? {
        switch self {
        case .imported(let reports):
            if reports.allSatisfy(\.isComplete) {
                .message(reports.map(\.summary).joined(separator: "\n"))
            } else {
                .failure(
                    "Not everything could be imported",
                    reports.map(\.shortDescription).joined(separator: "\n"))
            }
        case .exported(let report):
            report.description.isEmpty
                ? .message("The contacts were exported to \(report.file).")
                : .report("The contacts were exported to \(report.file)", report.description)
        case .deleted(let deleted):
            switch deleted.count {
            case 0: nil
            case 1: .deleted("\(deleted.firstName) was deleted.")
            default: .deleted("\(deleted.count) contacts were deleted.")
            }
        case .restored: nil
        case .failed(let message): .failure(job.failureTitle, message)
        }
    }
}

/// A message to the user about finished work.
package enum Notice: Hashable, Sendable, Codable {
    /// A short message.
    case message(String)
    /// A deletion, which can be undone.
    case deleted(String)
    /// Work that is done, with what the user should know about it: its title and its message.
    case report(String, String)
    /// A failure: its title and its message.
    case failure(String, String)
}
