// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// Creates disposables, for example for the closure of `create` to return.
///
/// ```swift
/// let timer = startTimer()
/// return Disposables.create { timer.stop() }
/// ```
public struct Disposables {
    private init() {}

    /// Returns a disposable that does nothing, for a source that needs no clean-up.
    @inlinable
    public static func create() -> any Disposable { NopDisposable() }

    /// Returns a disposable that calls `dispose` once, on the thread that disposes of it.
    ///
    /// A closure that belongs to an actor, such as one that is formed in a `@MainActor` class, is called on that actor:
    /// if the disposal happens elsewhere, the call is sent to the actor. The disposable releases the closure when it is
    /// called.
    @inlinable
    public static func create(
        isolation caller: (any Actor)? = #isolation,
        with dispose: @escaping @isolated(any) () -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> any Cancelable {
        ActionDisposable(
            Isolation(of: dispose, dispose.isolation, caller, "Disposables.create", file, line),
            withoutIsolation(dispose))
    }

    /// Returns a disposable that disposes of both, in that order.
    public static func create(_ disposable1: any Disposable, _ disposable2: any Disposable) -> any Cancelable
    {
        CompositeDisposable(disposables: [disposable1, disposable2])
    }

    /// Returns a disposable that disposes of all three, in that order.
    public static func create(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
    ) -> any Cancelable {
        CompositeDisposable(disposables: [disposable1, disposable2, disposable3])
    }

    /// Returns a disposable that disposes of all of them, in that order.
    public static func create(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
        _ disposables: any Disposable...
    ) -> any Cancelable {
        CompositeDisposable(disposables: [disposable1, disposable2, disposable3] + disposables)
    }

    /// Returns a disposable that disposes of all of them, in that order.
    public static func create(_ disposables: [any Disposable]) -> any Cancelable {
        CompositeDisposable(disposables: disposables)
    }
}

/// A disposable that does nothing. It is a structure without state, so that no references are counted.
@usableFromInline
struct NopDisposable: Disposable {
    @inlinable init() {}

    @inlinable func dispose() {}
}

/// A disposable that calls a closure once.
@usableFromInline
final class ActionDisposable: Token, Cancelable {
    @usableFromInline let state = Atomic<Bool>(false)
    @usableFromInline let isolation: Isolation
    /// Taken by the thread that sets `state`.
    @exclusivity(unchecked) @usableFromInline var action: (() -> Void)?

    @inlinable
    init(_ isolation: Isolation, _ action: @escaping () -> Void) {
        self.isolation = isolation
        self.action = action
        super.init()
    }

    @usableFromInline var isDisposed: Bool { state.load(ordering: .acquiring) }

    @usableFromInline
    override func dispose() {
        guard !state.exchange(true, ordering: .acquiringAndReleasing), let action else { return }
        self.action = nil
        isolation.perform(action)
    }
}
