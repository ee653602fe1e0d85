// SPDX-License-Identifier: MIT

import RxKernel

/// One step in `adapt(step:)`.
@MainActor final class Adaptation {
    let step: any Step
    let origin: StepOrigin
    let began: ContinuousClock.Instant?
    private weak var coordinator: FlowCoordinator?
    private var answer: (any Step)?
    private var isBeginning = true
    private var subscription: Lease?
    private var watch: Lease?

    init(
        of step: any Step, from origin: StepOrigin, in coordinator: FlowCoordinator,
        since began: ContinuousClock.Instant?
    ) {
        self.began = began
        self.step = step
        self.origin = origin
        self.coordinator = coordinator
    }

    /// Subscribes; returns the adapted step if it is there at once, and tells the coordinator later if not.
    func begin(_ adapting: Single<any Step>) -> (any Step)? {
        subscription = Lease(Self.subscribe(to: adapting, answering: self))
        isBeginning = false
        if answer == nil, let coordinator {
            watch = Lease(coordinator.tree.afterPatience { [weak self] in self?.reportPending() })
        }
        return answer
    }

    /// The answer may come on any thread.
    private nonisolated static func subscribe(
        to adapting: Single<any Step>, answering adaptation: Adaptation
    ) -> any Disposable {
        adapting.subscribe { [weak adaptation] event in
            onMain { adaptation?.answered(event) }
        }
    }

    private func answered(_ event: SingleEvent<any Step>) {
        switch event {
        case .success(let step):
            answer = step
        case .failure(let error):
            answer = NoneStep()
            coordinator?.report(.adaptFailed(error: String(describing: error)), step, from: origin)
        }
        guard !isBeginning, let coordinator, let answer else { return }
        coordinator.tree.add { coordinator.adapted(self, answer) }
    }

    private func reportPending() {
        guard let coordinator else { return }
        coordinator.report(.adaptPending(seconds: coordinator.tree.patience), step, from: origin)
    }
}
