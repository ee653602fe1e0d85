// SPDX-License-Identifier: MIT

/// The navigation of one deep link.
@MainActor final class LinkRun {
    private let steps: [any Step]
    private weak var root: FlowCoordinator?
    private var done: ((DeepLink.Outcome) -> Void)?

    /// The index of the current step.
    private(set) var index = 0
    /// The flow that navigated the step before.
    private weak var last: FlowCoordinator?
    /// The flows that the step before started.
    private var started: [any Flow] = []
    /// The flows that take the current step and have not received it yet.
    private var candidates: [FlowCoordinator] = []
    private var screenWait: ScreenWait?

    init(_ link: DeepLink, from root: FlowCoordinator, done: @escaping (DeepLink.Outcome) -> Void) {
        steps = link.steps
        self.root = root
        last = root
        self.done = done
    }

    /// Its coordinator was released, so it cannot continue.
    isolated deinit {
        finish(.refused(at: index, .released))
    }

    func next() {
        guard index < steps.count else { return finish(.handled) }
        guard let root else { return finish(.refused(at: index, .released)) }
        candidates = order(from: root).filter { $0.flow?.takes(steps[index]) == true }
        started = []
        offer()
    }

    /// Gives the current step to the next candidate.
    private func offer() {
        guard !candidates.isEmpty else { return finish(.refused(at: index, .unhandled)) }
        candidates.removeFirst().accept(steps[index], from: .link(self))
    }

    /// All flows, the nearest first: those that the step before started, the one that navigated it, those below it, those above it, and
    /// the others.
    private func order(from root: FlowCoordinator) -> [FlowCoordinator] {
        let last = last ?? root
        let order =
            started.compactMap(FlowRegistry.coordinator).flatMap(\.subtree) + last.subtree
            + last.selfAndAncestors.dropFirst()
        var seen = Set<ObjectIdentifier>()
        return (order + root.subtree).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// Called when a candidate has navigated the current step.
    func navigated(
        by coordinator: FlowCoordinator, emitted: any Step, adapted: any Step, _ outcome: Outcome
    ) {
        guard done != nil else { return }
        if adapted.isNone {
            finish(.refused(at: index, .dropped))
        } else if outcome.isUnhandled {
            offer()
        } else if !adapted.isEqual(to: emitted) {
            finish(.redirected(at: index, to: adapted))
        } else {
            index += 1
            last = coordinator
            started = outcome.contributions.compactMap(\.flow)
            guard index < steps.count else { return finish(.handled) }
            wait(for: outcome.contributions, in: coordinator.tree)
        }
    }

    /// Called when a candidate has ended while it navigated the current step.
    func released(by coordinator: FlowCoordinator?) {
        guard done != nil else { return }
        index += 1
        last = coordinator ?? last
        next()
    }

    /// Called when a candidate has ended, or drops the step as a repetition.
    func refused() {
        guard done != nil else { return }
        offer()
    }

    private func wait(for contributions: [Contribution], in tree: FlowTree) {
        let screenWait = ScreenWait(in: tree) { [weak self] outcome in
            guard let self else { return }
            self.screenWait = nil
            switch outcome {
            case .settled: next()
            case .dismissed: finish(.refused(at: index, .dismissed))
            case .timedOut: finish(.refused(at: index, .timedOut))
            }
        }
        self.screenWait = screenWait
        screenWait.begin(contributions)
    }

    func finish(_ outcome: DeepLink.Outcome) {
        guard let done else { return }
        self.done = nil
        screenWait = nil
        candidates = []
        started = []
        done(outcome)
        // The next link may be navigated before this returns.
        root?.linkEnded(self)
    }
}
