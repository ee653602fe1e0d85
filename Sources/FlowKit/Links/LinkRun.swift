// SPDX-License-Identifier: MIT

/// A deep link on its way.
@MainActor final class LinkRun {
    private let steps: [any Step]
    private weak var root: FlowCoordinator?
    private var done: ((DeepLink.Outcome) -> Void)?

    private(set) var index = 0
    /// The flow that took the step before, and those it started.
    private weak var place: FlowCoordinator?
    private var started: [any Flow] = []
    /// Who has not been asked yet to take the current step.
    private var candidates: [FlowCoordinator] = []
    private var settling: Settling?

    init(_ link: DeepLink, from root: FlowCoordinator, done: @escaping (DeepLink.Outcome) -> Void) {
        steps = link.steps
        self.root = root
        place = root
        self.done = done
    }

    /// Nobody is left to go on with it.
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

    private func offer() {
        guard !candidates.isEmpty else { return finish(.refused(at: index, .unhandled)) }
        candidates.removeFirst().accept(steps[index], from: .link(self))
    }

    /// The flows to ask, nearest first: started by the step before, its own, below it, above it, all others.
    private func order(from root: FlowCoordinator) -> [FlowCoordinator] {
        let place = place ?? root
        var order = started.compactMap(FlowRegistry.coordinator).flatMap(\.subtree) + place.subtree
        var ancestor = place.parent
        while let some = ancestor {
            order.append(some)
            ancestor = some.parent
        }
        var seen = Set<ObjectIdentifier>()
        return (order + root.subtree).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    func answered(
        by coordinator: FlowCoordinator, emitted: any Step, adapted: any Step, _ answer: FlowContributors
    ) {
        guard done != nil else { return }
        if adapted.isNone {
            finish(.refused(at: index, .dropped))
        } else if answer.isUnhandled {
            offer()
        } else if !adapted.isEqual(to: emitted) {
            finish(.redirected(at: index, to: adapted))
        } else {
            index += 1
            place = coordinator
            started = answer.contributions.compactMap { $0.presentable as? any Flow }
            guard index < steps.count else { return finish(.handled) }
            wait(for: answer.contributions, in: coordinator.tree)
        }
    }

    /// The flow asked cannot take the step after all.
    func refused(by coordinator: FlowCoordinator) {
        guard done != nil else { return }
        offer()
    }

    private func wait(for contributions: [Contribution], in tree: FlowTree) {
        let settling = Settling(in: tree) { [weak self] outcome in
            guard let self else { return }
            self.settling = nil
            switch outcome {
            case .settled: next()
            case .dismissed: finish(.refused(at: index, .dismissed))
            case .timedOut: finish(.refused(at: index, .timedOut))
            }
        }
        self.settling = settling
        settling.begin(contributions)
    }

    func finish(_ outcome: DeepLink.Outcome) {
        guard let done else { return }
        self.done = nil
        settling = nil
        candidates = []
        started = []
        root?.linkEnded(self)
        done(outcome)
    }
}
