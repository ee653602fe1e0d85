// SPDX-License-Identifier: MIT

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
                return Disposables.create(with: { task.cancel() }, isolation: nil)
            }, isolation: nil)
    }

    /// The element. Throws the error, or `CancellationError` when the task is cancelled, which disposes.
    ///
    /// It subscribes when it is awaited, away from the caller's actor: in Swift 6 mode the compiler refuses a
    /// single whose closures belong to the main actor. There, iterate `asObservable().values`, which
    /// subscribes where it is asked for.
    public var value: Element {
        get async throws {
            guard let element = try await source.firstValue(isolation: #isolation) else {
                throw RxError.noElements
            }
            return element.value
        }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The element, if there is one. Throws the error, or `CancellationError` when the task is cancelled,
    /// which disposes.
    public var value: Element? {
        get async throws { try await source.firstValue(isolation: #isolation)?.value }
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Waits for completion. Throws the error, or `CancellationError` when the task is cancelled, which
    /// disposes.
    public var value: Void {
        get async throws { _ = try await source.firstValue(isolation: #isolation) }
    }
}

extension Observable {
    /// The first element, or nothing if the sequence completes without one.
    func firstValue(isolation: isolated (any Actor)?) async throws -> Unchecked<Element>? {
        let token = Late()
        let cancel = Unchecked(token)
        return try await withTaskCancellationHandler {
            try Task.checkCancellation()
            return try await withCheckedThrowingContinuation {
                (continuation: CheckedContinuation<Unchecked<Element>?, any Error>) in
                let waiting = Waiting(continuation)
                token.set(
                    subscribe(
                        onNext: { waiting.resume(.success(Unchecked($0))) },
                        onError: { waiting.resume(.failure($0)) },
                        onCompleted: { waiting.resume(.success(nil)) },
                        onDisposed: { waiting.resume(.failure(CancellationError())) }, isolation: nil))
            }
        } onCancel: {
            cancel.value.dispose()
        }
    }
}

/// A continuation that the first answer resumes.
final class Waiting<Value> {
    private let lock = Lock()
    /// Guarded by `lock`.
    @exclusivity(unchecked) private var continuation: CheckedContinuation<Unchecked<Value>?, any Error>?

    init(_ continuation: CheckedContinuation<Unchecked<Value>?, any Error>) {
        self.continuation = continuation
    }

    func resume(_ result: Result<Unchecked<Value>?, any Error>) {
        let continuation = lock {
            defer { self.continuation = nil }
            return self.continuation
        }
        continuation?.resume(with: result)
    }
}
