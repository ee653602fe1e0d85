// SPDX-License-Identifier: MIT

import RxKernel

/// One call of a flow's `adapt(step:)`.
@MainActor final class Adaptation {
    let step: any Step
    let origin: StepOrigin
    let began: ContinuousClock.Instant?
    /// Whether the timeout has passed: later steps do not wait any more.
    private(set) var isOverdue = false
    private weak var coordinator: FlowCoordinator?
    private var adapted: (any Step)?
    private var isBeginning = true
    private var subscription: ScopedSubscription?
    private var watch: ScopedSubscription?

    init(
        of step: any Step, from origin: StepOrigin, in coordinator: FlowCoordinator,
        since began: ContinuousClock.Instant?
    ) {
        self.began = began
        self.step = step
        self.origin = origin
        self.coordinator = coordinator
    }

    /// Subscribes. Returns the adapted step if it comes at once; otherwise it goes to the coordinator later.
    func begin(_ adapting: Single<any Step>) -> (any Step)? {
        subscription = ScopedSubscription(Self.subscribe(to: adapting, for: self))
        isBeginning = false
        if adapted == nil, let coordinator {
            watch = ScopedSubscription(coordinator.tree.afterTimeout { [weak self] in self?.becomeOverdue() })
        }
        return adapted
    }

    /// The result may come on any thread.
    private nonisolated static func subscribe(
        to adapting: Single<any Step>, for adaptation: Adaptation
    ) -> any Disposable {
        adapting.subscribe { [weak adaptation] event in
            onMain { adaptation?.receive(event) }
        }
    }

    private func receive(_ event: SingleEvent<any Step>) {
        switch event {
        case .success(let step):
            adapted = step
        case .failure(let error):
            adapted = NoneStep()
            coordinator?.report(.adaptFailed(error: String(describing: error)), step, from: origin)
        }
        guard !isBeginning, let coordinator, let adapted else { return }
        coordinator.tree.add { coordinator.adapted(self, adapted) }
    }

    private func becomeOverdue() {
        // The result may have come while this waited in the queue.
        guard let coordinator, adapted == nil else { return }
        isOverdue = true
        coordinator.report(.adaptPending(seconds: coordinator.tree.timeout), step, from: origin)
        origin.wait?.end()
        if let link = origin.link { link.finish(.refused(at: link.index, .timedOut)) }
        coordinator.processBacklog()
    }
}
