// SPDX-License-Identifier: MIT

import RxKernel

/// Performs transitions one after another.
@MainActor final class TransitionQueue {
    private enum Entry {
        case transition(any Transition, WeakCoordinator)
        /// To be done when the transition before has begun.
        case action(() -> Void)
    }

    /// Owned by the tree, so that it needs no more than an unowned reference to it.
    private unowned let tree: FlowTree
    private var waiting: [Entry] = []
    /// The transition that is under way, by its number, and who watches that it comes to an end.
    private var current: Int?
    private var lastNumber = 0
    /// A transition that completes at once is not there before its `perform` has returned.
    private var isBeginning = false
    private var watch: (any Disposable)?

    init(in tree: FlowTree) { self.tree = tree }

    /// Performs transitions of a flow; `begun` is called when the last one has begun, at once where that is now.
    func add(_ transitions: [any Transition], of coordinator: FlowCoordinator, begun: @escaping () -> Void) {
        waiting += transitions.map { .transition($0, WeakCoordinator(coordinator)) }
        waiting.append(.action(begun))
        advance()
    }

    private func advance() {
        guard !isBeginning else { return }
        while let next = waiting.first {
            switch next {
            case .action(let action):
                waiting.removeFirst()
                action()
            case .transition(let transition, let coordinator):
                guard current == nil else { return }
                waiting.removeFirst()
                // A flow that ended has nothing to show any more.
                if let coordinator = coordinator.object, coordinator.flow != nil {
                    perform(transition, of: coordinator)
                }
            }
        }
    }

    private func perform(_ transition: any Transition, of coordinator: FlowCoordinator) {
        lastNumber += 1
        let number = lastNumber
        current = number
        coordinator.note(.transition(transition.description))
        tree.performed?(coordinator, transition)
        isBeginning = true
        transition.perform { [weak self] in self?.completed(number) }
        isBeginning = false
        guard current == number else { return }
        let description = transition.description
        watch = tree.afterPatience { [weak self, weak coordinator] in
            guard let self, current == number else { return }
            if let coordinator {
                coordinator.report(.transitionPending(seconds: tree.patience), emitter: description)
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

/// What waits does not keep a flow running.
@MainActor private struct WeakCoordinator {
    weak var object: FlowCoordinator?

    init(_ object: FlowCoordinator) { self.object = object }
}
