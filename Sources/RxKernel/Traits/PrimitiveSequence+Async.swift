// SPDX-License-Identifier: MIT

import Synchronization

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// A single of what `work` answers or throws, done by a task of each subscription, which disposing
    /// cancels.
    ///
    /// ```swift
    /// let size = Single.create { try await server.size(of: file) }
    /// ```
    ///
    /// The answer is sent on the task's thread; put `observe(on:)` behind it to have it elsewhere. The task
    /// has `priority` if given. A `detached` one does not inherit the caller's priority and task-local
    /// values.
    public static func create(
        detached: Bool = false, priority: TaskPriority? = nil,
        work: @escaping @Sendable () async throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        .create(
            subscribe: { observer in
                // The task is the only one to use it from here on.
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

    /// The element. Throws the error, or `CancellationError` when the task is cancelled, which disposes. A single that
    /// answers at once gives its answer in a cancelled task, too.
    ///
    /// ```swift
    /// let contact = try await store.contact(id).value
    /// ```
    ///
    /// It subscribes when it is awaited, on the caller's actor: what a controller awaits may touch the controller.
    public nonisolated(nonsending) var value: Element {
        get async throws {
            guard let element = try await source.firstValue() else { throw RxError.noElements }
            return element.value
        }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The element, if there is one. Throws the error, or `CancellationError` when the task is cancelled,
    /// which disposes. It subscribes when it is awaited, on the caller's actor.
    public nonisolated(nonsending) var value: Element? {
        get async throws { try await source.firstValue()?.value }
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Waits for completion. Throws the error, or `CancellationError` when the task is cancelled, which
    /// disposes. It subscribes when it is awaited, on the caller's actor.
    public nonisolated(nonsending) var value: Void {
        get async throws { _ = try await source.firstValue() }
    }
}

extension Observable {
    /// The first element, or nothing if the sequence completes without one.
    nonisolated(nonsending) func firstValue() async throws -> Unchecked<Element>? {
        let answer = Answer<Unchecked<Element>?>()
        // Before anything is awaited: nothing has left the caller's actor.
        let subscription = Unchecked(
            subscribe(
                onNext: { answer.set(.success(Unchecked($0))) },
                onError: { answer.set(.failure($0)) },
                onCompleted: { answer.set(.success(nil)) },
                onDisposed: { answer.set(.failure(CancellationError())) }))
        return try await withTaskCancellationHandler {
            try await answer.value
        } onCancel: {
            subscription.value.dispose()
        }
    }
}

/// The first answer to a question, for one who waits for it.
final class Answer<Value: Sendable>: Sendable {
    private enum State {
        case open, given(Result<Value, any Error>), taken
        case awaited(CheckedContinuation<Value, any Error>)
    }

    private let state = Mutex(State.open)

    /// Gives the answer, unless there is one.
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

    /// The answer, once it is there. To be asked for once.
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
