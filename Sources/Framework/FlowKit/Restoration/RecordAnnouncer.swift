// SPDX-License-Identifier: MIT

import RxKernel

/// Announces the changes of the record of a tree of flows, and what is not recorded or not restored.
@MainActor final class RecordAnnouncer {
    /// The tree owns this object, so an unowned reference suffices.
    private unowned let tree: FlowTree
    /// Sends when a record has changed, once in a turn of the main queue.
    let changes = PublishSubject<Void>()
    /// Whether `changes` emits in the next turn of the main queue.
    private var isAnnounced = false
    /// The types of the steps that were reported because they cannot be recorded.
    private var steps: Set<ObjectIdentifier> = []
    /// The types whose states were reported because they cannot be encoded.
    private var states: Set<String> = []
    /// See ``FlowCoordinator/onNotRestored``.
    var notRestored: () -> Void = {}

    init(in tree: FlowTree) { self.tree = tree }

    func announce() {
        guard tree.isRecording, !isAnnounced else { return }
        isAnnounced = true
        tree.later { [self] in
            isAnnounced = false
            changes.onNext(())
        }
    }

    /// Whether it is the first step of its type that cannot be recorded.
    func isFirst(_ step: any Step) -> Bool {
        steps.insert(ObjectIdentifier(type(of: step) as any Any.Type)).inserted
    }

    /// Whether it is the first state of an object of a type that cannot be recorded.
    func isFirstState(of type: String) -> Bool { states.insert(type).inserted }
}
