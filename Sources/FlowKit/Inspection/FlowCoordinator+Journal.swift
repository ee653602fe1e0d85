// SPDX-License-Identifier: MIT

import RxKernel

extension FlowCoordinator {
    /// Writes into the journal, if anybody reads it.
    func note(_ event: @autoclosure () -> JournalEntry.Event) {
        guard tree.isJournalRead else { return }
        tree.journal.onNext(JournalEntry(event: event(), path: path))
    }

    func journal(
        _ answer: FlowContributors, to step: any Step, from origin: StepOrigin, in flow: any Flow,
        since began: ContinuousClock.Instant
    ) {
        note(
            .navigated(
                step, emitter: origin.name, answer: answer.description, duration: began.duration(to: .now)))
    }

    /// The types of the flows from the root to this one.
    var path: [String] { (parent?.path ?? []) + [name] }
}

extension Reactive where Base == FlowCoordinator {
    /// Everything that happens in the whole application or window: who emitted what, where it was handled, how long that
    /// took, what was let go of.
    @MainActor public var journal: Observable<JournalEntry> { base.tree.journal.asObservable() }
}
