// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// The arguments of the callback of an asynchronous C function.
@_spi(Binding) public final class AsyncOutcome: Sendable {
    // Guard: written once; the object is only passed to the function that collects the result.
    nonisolated(unsafe) public let _raw: UnsafeMutableRawPointer

    fileprivate init(_ raw: UnsafeMutableRawPointer) {
        _raw = raw
        g_object_ref(raw)
    }

    deinit { g_object_unref(_raw) }
}

@_spi(Binding) extension C {
    /// Starts an asynchronous C function and waits for its result. Cancelling the task cancels the function,
    /// which then reports `IOErrorEnum.cancelled`.
    @MainActor
    public static func ready(
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

@_spi(Binding) extension C {
    /// Runs an asynchronous Swift function for C code. Cancelling the `GCancellable` of that code, on any thread, cancels the task.
    @MainActor
    public static func perform(
        cancelledBy cancellable: Cancellable?, _ work: @escaping @MainActor () async -> Void
    ) {
        let connection = CancellableConnection(cancellable)
        let task = Task {
            await work()
            connection.end()
        }
        connection.begin { task.cancel() }
    }
}

/// Observes that a cancellable is cancelled.
@MainActor
private final class CancellableConnection {
    private let cancellable: Cancellable?
    private var id: gulong = 0

    init(_ cancellable: Cancellable?) { self.cancellable = cancellable }

    func begin(_ cancel: @escaping @Sendable () -> Void) {
        guard let cancellable else { return }
        let call: @convention(c) (UnsafeMutablePointer<GCancellable>?, UnsafeMutableRawPointer?) -> Void = {
            Callback<@Sendable () -> Void>.at($1)()
        }
        let data: UnsafeMutableRawPointer = Callback<@Sendable () -> Void>.retained(cancel)
        // Guard: GCallback is a function of any type; this one has the type that g_cancellable_connect() calls.
        let function = unsafeBitCast(call, to: GCallback.self)
        id = g_cancellable_connect(C.cast(cancellable._raw), function, data, releaseCallback)
    }

    func end() {
        guard let cancellable, id != 0 else { return }
        g_cancellable_disconnect(C.cast(cancellable._raw), id)
    }
}
