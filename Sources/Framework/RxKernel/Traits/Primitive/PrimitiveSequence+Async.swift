// SPDX-License-Identifier: MIT

import Synchronization

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Returns a single of the result or error of `work`, which each subscription runs in a task. Disposal cancels the
    /// task.
    ///
    /// ```swift
    /// let size = Single.create { try await server.size(of: file) }
    /// ```
    ///
    /// The result is sent on the task's thread; use `observe(on:)` to receive it on another one. The task has
    /// `priority` if that is given. A `detached` task does not inherit the caller's priority and task-local values.
    public static func create(
        detached: Bool = false, priority: TaskPriority? = nil,
        work: @escaping @Sendable () async throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        .create(
            subscribe: { observer in
                // Guard: the task is the only one to use it from here on.
                let observer = Unchecked(observer)
                let operation: @Sendable () async -> Void = {
                    do {
                        observer.value(.success(try await work()))
                    } catch {
                        observer.value(.failure(error))
                    }
                }
                let task =
                    detached
                    ? Task.detached(priority: priority, operation: operation)
                    : Task(priority: priority, operation: operation)
                return Disposables.create(with: { task.cancel() })
            })
    }

    /// The element. Throws the error of the sequence, or `CancellationError` if the task is cancelled, which disposes
    /// of the subscription. A single that sends its element on subscription returns it in a cancelled task, too.
    ///
    /// ```swift
    /// let contact = try await store.contact(id).value
    /// ```
    ///
    /// The subscription is made on the caller's actor when the property is awaited, so that a sequence which a
    /// controller awaits may use the controller.
    public nonisolated(nonsending) var value: Element {
        get async throws {
            guard let element = try await source.firstValue() else { throw RxError.noElements }
            return element.value
        }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The element, or nil if there is none. Throws the error of the sequence, or `CancellationError` if the task is
    /// cancelled, which disposes of the subscription. The subscription is made on the caller's actor when the property
    /// is awaited.
    public nonisolated(nonsending) var value: Element? {
        get async throws { try await source.firstValue()?.value }
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Waits for the completion. Throws the error of the sequence, or `CancellationError` if the task is cancelled,
    /// which disposes of the subscription. The subscription is made on the caller's actor when the property is awaited.
    public nonisolated(nonsending) var value: Void {
        get async throws { _ = try await source.firstValue() }
    }
}

extension Observable {
    /// Returns the first element, or nil if the sequence completes without one.
    nonisolated(nonsending) func firstValue() async throws -> Unchecked<Element>? {
        let first = FirstResult<Unchecked<Element>?>()
        // Subscribes before the first suspension, on the caller's actor.
        let subscription = Unchecked(
            subscribe(
                onNext: { first.set(.success(Unchecked($0))) },
                onError: { first.set(.failure($0)) },
                onCompleted: { first.set(.success(nil)) },
                onDisposed: { first.set(.failure(CancellationError())) }))
        return try await withTaskCancellationHandler {
            try await first.value
        } onCancel: {
            subscription.value.dispose()
        }
    }
}

/// The first result of a sequence, for a single task that awaits it.
final class FirstResult<Value: Sendable>: Sendable {
    private enum State {
        /// There is neither a result nor a waiting task.
        case open
        /// There is a result that no task has read yet.
        case given(Result<Value, any Error>)
        /// The task that waits for the result.
        case awaited(CheckedContinuation<Value, any Error>)
        /// A task has read the result.
        case taken
    }

    private let state = Mutex(State.open)

    /// Stores the result, unless there is one, and resumes the task.
    func set(_ result: Result<Value, any Error>) {
        let waiting: CheckedContinuation<Value, any Error>? = state.withLock { state in
            switch state {
            case .open:
                state = .given(result)
                return nil
            case .awaited(let continuation):
                state = .taken
                return continuation
            case .given, .taken: return nil
            }
        }
        waiting?.resume(with: result)
    }

    /// The result; suspends until it exists. Must be read once only.
    var value: Value {
        get async throws {
            try await withCheckedThrowingContinuation { continuation in
                let given: Result<Value, any Error>? = state.withLock { state in
                    guard case .given(let result) = state else {
                        state = .awaited(continuation)
                        return nil
                    }
                    state = .taken
                    return result
                }
                if let given { continuation.resume(with: given) }
            }
        }
    }
}
