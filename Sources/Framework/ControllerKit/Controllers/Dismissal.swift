// SPDX-License-Identifier: MIT

import ViewKit

/// Whether a controller is dismissed, and the questions that are asked before.
struct Dismissal {
    /// Whether the controller is dismissed, or is being dismissed. It cannot present anything then.
    private(set) var isLeaving = false
    /// The call of ``ViewController/mayDismiss()`` that has not returned yet; nil for none.
    var question: PendingQuestion?
    /// The question of the screens of another process that the controller shows; nil for a screen of this process.
    var remoteQuestion: RemoteQuestion?
    /// Called when the screen, or one in it or above it, does not answer at once.
    var onOpenQuestion: ((PendingQuestion) -> Void)?
    /// The pending action to whose question the screen has agreed.
    weak var agreement: DismissalRun?

    /// Returns false if the controller is leaving already.
    mutating func leave() -> Bool {
        defer { isLeaving = true }
        return !isLeaving
    }

    mutating func stay() { isLeaving = false }
}

/// A call of ``ViewController/mayDismiss()`` that has not returned yet.
@MainActor package final class PendingQuestion {
    /// The number of dialogs that the window of the screen had shown before.
    private let earlierDialogs: Int
    /// The answer; nil while the question is open.
    private var value: Bool?
    /// The actions that wait for the answer.
    private var observers: [CheckedContinuation<Bool, Never>] = []
    /// The task that calls ``ViewController/mayDismiss()``, and retains the screen meanwhile. It is cancelled when the question ends.
    var task: Task<Void, Never>?
    private let onEnd: () -> Void

    init(in window: Window?, onEnd: @escaping () -> Void) {
        earlierDialogs = window?.dialogCount ?? 0
        self.onEnd = onEnd
    }

    var isOpen: Bool { value == nil }

    /// Whether the question is not open any more: then the user has answered it, and a further action is another request.
    func isAnswered(in window: Window?) -> Bool {
        window.map { $0.dialogCount > earlierDialogs && !$0.isBlocked } ?? false
    }

    package func answer() async -> Bool {
        if let value { return value }
        return await withCheckedContinuation { observers.append($0) }
    }

    /// Answers the question, also in place of a screen that never answers. A later answer has no effect. The call of the screen is
    /// cancelled, so that what it waits for does not retain it.
    package func end(with answer: Bool) {
        guard isOpen else { return }
        value = answer
        task?.cancel()
        task = nil
        onEnd()
        for observer in observers { observer.resume(returning: answer) }
        observers = []
    }
}
