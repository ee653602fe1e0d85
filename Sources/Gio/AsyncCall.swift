// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject

/// What C hands to a finish function.
package final class AsyncOutcome: Sendable {
    // Guard: written once; the object behind it is only passed on to a finish function.
    nonisolated(unsafe) package let _raw: UnsafeMutableRawPointer

    fileprivate init(_ raw: UnsafeMutableRawPointer) {
        _raw = raw
        g_object_ref(raw)
    }

    deinit { g_object_unref(_raw) }
}

extension C {
    /// Starts an asynchronous C function and waits for its answer. Cancelling the task cancels the function,
    /// which then reports `IOErrorEnum.cancelled`.
    @MainActor
    package static func ready(
        _ start: (UnsafeMutablePointer<GCancellable>?, GAsyncReadyCallback?, UnsafeMutableRawPointer?) -> Void
    ) async -> AsyncOutcome {
        let cancellable = Cancellable()
        return await MainQueue.turning {
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let data = Callback<(AsyncOutcome) -> Void>.retained {
                        continuation.resume(returning: $0)
                    }
                    start(C.cast(cancellable._raw), answer, data)
                }
            } onCancel: {
                g_cancellable_cancel(C.cast(cancellable._address))
            }
        }
    }
}

private let answer: GAsyncReadyCallback = { _, result, data in
    let outcome = AsyncOutcome(C.present(C.raw(result), "an asynchronous function"))
    Callback<(AsyncOutcome) -> Void>.once(data)(outcome)
}
