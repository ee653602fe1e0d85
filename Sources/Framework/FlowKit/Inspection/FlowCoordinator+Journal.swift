// SPDX-License-Identifier: MIT

import RxKernel

extension FlowCoordinator {
    /// Adds an entry to the journal, if it has an observer.
    func note(_ event: @autoclosure () -> JournalEntry.Event) {
        guard tree.isJournalObserved else { return }
        tree.journal?.onNext(JournalEntry(event: event(), path: path))
    }

    /// Adds a navigation to the journal.
    func note(
        _ contributors: FlowContributors, to step: any Step, from origin: StepOrigin,
        since began: ContinuousClock.Instant
    ) {
        note(
            .navigated(
                step, emitter: origin.name, contributors: contributors.description,
                duration: began.duration(to: .now)))
    }

    /// The types of the flows from the root to this one.
    var path: [String] { selfAndAncestors.map(\.name).reversed() }
}

extension Reactive where Base == FlowCoordinator {
    /// The journal of the whole tree of flows: each navigated step with its flow, its emitter and the duration, and the released objects.
    @preconcurrency @MainActor public var journal: Observable<JournalEntry> {
        base.tree.observedJournal().asObservable()
    }
}
