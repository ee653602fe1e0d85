// SPDX-License-Identifier: MIT

import Glibc

/// An actor other than the main one, on which an operator calls its closures.
///
/// It does not retain the actor, which may store the subscription. A closure that carries the actor retains it. When
/// the actor of another closure was released, so was the state that the closure could use only there: it may then be
/// called on any thread.
@usableFromInline
final class ActorReference {
    weak let actor: (any Actor)?
    let id: ObjectIdentifier
    /// The name of the actor's type, for messages.
    var name: String { actor.map { "\(type(of: $0))" } ?? "that is gone" }

    @usableFromInline
    init(_ actor: any Actor) {
        self.actor = actor
        id = ObjectIdentifier(actor)
    }

    /// Whether the caller runs on the actor, or the actor was released.
    var isCurrent: Bool {
        guard let actor else { return true }
        guard let isCurrentExecutor else { return false }
        let executor = unsafeBitCast(actor.unownedExecutor, to: ExecutorReference.self)
        return isCurrentExecutor(executor.identity, executor.implementation, 0)
    }
}

/// The memory layout of `UnownedSerialExecutor`.
private struct ExecutorReference {
    let identity: UInt
    let implementation: UInt
}

/// The function of the concurrency runtime that checks for the current executor. The compiler does not let a program
/// call it by name. With flags of zero it returns false where it cannot decide, and never stops the program. For
/// integers and a Boolean, Swift's calling convention is the same as that of C.
private let isCurrentExecutor: (@convention(c) (UInt, UInt, UInt) -> Bool)? = {
    let symbol = dlsym(nil, "swift_task_isCurrentExecutorWithFlags")
    return symbol.map { unsafeBitCast($0, to: (@convention(c) (UInt, UInt, UInt) -> Bool).self) }
}()
