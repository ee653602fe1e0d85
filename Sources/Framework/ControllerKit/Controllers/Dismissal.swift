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
@MainActor final class PendingQuestion {
    /// The number of dialogs that the window of the screen had shown before.
    private let earlierDialogs: Int
    /// The actions that wait for the same answer.
    private var observers: [CheckedContinuation<Bool, Never>] = []

    init(in window: Window?) { earlierDialogs = window?.dialogCount ?? 0 }

    /// Whether the question is not open any more: then the user has answered it, and a further action is another request.
    func isAnswered(in window: Window?) -> Bool {
        window.map { $0.dialogCount > earlierDialogs && !$0.isBlocked } ?? false
    }

    func answer() async -> Bool { await withCheckedContinuation { observers.append($0) } }

    func end(with answer: Bool) {
        for observer in observers { observer.resume(returning: answer) }
    }
}
