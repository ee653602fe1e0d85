// SPDX-License-Identifier: MIT

import RxKernel

/// Performs transitions one after another.
@MainActor final class TransitionQueue {
    private enum Entry {
        /// A transition of the flow of this coordinator, in this generation, and its step.
        case transition(any Transition, CoordinatorReference, generation: Int, NavigatedStep?)
        /// An action that runs when the transition before it has begun.
        case action(() -> Void)
    }

    /// The tree owns this object, so an unowned reference suffices.
    private unowned let tree: FlowTree
    private var waiting: [Entry] = []
    /// The number of the transition that runs.
    private var current: Int?
    private var lastNumber = 0
    /// A transition may complete before its `perform` returns; the next one waits for the return.
    private var isBeginning = false
    /// Ends the wait for a transition that does not complete.
    private var watch: (any Disposable)?

    init(in tree: FlowTree) { self.tree = tree }

    /// Performs the transitions of a flow. Calls `begun` when the last one has begun: at once if no other one runs.
    func add(
        _ transitions: [any Transition], of coordinator: FlowCoordinator, for step: NavigatedStep? = nil,
        begun: @escaping () -> Void
    ) {
        let reference = CoordinatorReference(coordinator)
        let generation = coordinator.generation
        waiting += transitions.map { .transition($0, reference, generation: generation, step) }
        waiting.append(.action(begun))
        advance()
    }

    /// Whether transitions, or the actions that follow them, have not begun.
    var isWaiting: Bool { !waiting.isEmpty }

    private func advance() {
        guard !isBeginning else { return }
        tree.navigate { beginTransitions() }
    }

    private func beginTransitions() {
        while let next = waiting.first {
            switch next {
            case .action(let action):
                waiting.removeFirst()
                action()
            case .transition(let transition, let reference, let generation, let step):
                guard current == nil else { return }
                waiting.removeFirst()
                // A flow that has ended or was reset does not show what it had not shown before.
                if let coordinator = reference.object, coordinator.generation == generation {
                    FlowCoordinator.navigating(step) { perform(transition, of: coordinator) }
                }
            }
        }
    }

    private func perform(_ transition: any Transition, of coordinator: FlowCoordinator) {
        lastNumber += 1
        let number = lastNumber
        current = number
        coordinator.note(.transition(transition.description))
        isBeginning = true
        let outer = FlowCoordinator.transitioning
        FlowCoordinator.transitioning = coordinator
        transition.perform { [weak self] in self?.completed(number) }
        FlowCoordinator.transitioning = outer
        isBeginning = false
        guard current == number else { return }
        let description = transition.description
        watch = tree.afterTimeout { [weak self, weak coordinator] in
            guard let self, current == number else { return }
            if let coordinator {
                coordinator.report(.transitionPending(seconds: tree.timeout), emitter: description)
            }
            completed(number)
        }
    }

    private func completed(_ number: Int) {
        guard current == number else { return }
        current = nil
        watch?.dispose()
        watch = nil
        advance()
    }
}
