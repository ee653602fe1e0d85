// SPDX-License-Identifier: MIT

/// A task that waits for the answer to a dialog.
@MainActor final class PendingAnswer<Answer: Sendable> {
    private var continuation: CheckedContinuation<Answer, Never>?
    private var handle: DialogHandle?

    private init() {}

    /// Calls `show`, which shows a dialog and calls its closure with the answer. If the task is cancelled, the dialog is dismissed, and
    /// `cancelled` is returned.
    static func answer(
        whenCancelled cancelled: Answer, _ show: (@escaping @MainActor (Answer) -> Void) -> DialogHandle
    ) async -> Answer {
        let pending = PendingAnswer()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                pending.continuation = continuation
                if Task.isCancelled { return pending.finish(cancelled) }
                let handle = show { pending.finish($0) }
                if pending.continuation != nil { pending.handle = handle }
            }
        } onCancel: {
            Task { @MainActor in pending.cancel(cancelled) }
        }
    }

    private func finish(_ answer: Answer) {
        continuation?.resume(returning: answer)
        continuation = nil
        handle = nil
    }

    private func cancel(_ cancelled: Answer) {
        let handle = handle
        finish(cancelled)
        handle?.dismiss()
    }
}
