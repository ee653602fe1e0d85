// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// Makes disposables: what the closure of `create` answers.
///
/// ```swift
/// let timer = startTimer()
/// return Disposables.create { timer.stop() }
/// ```
public struct Disposables {
    private init() {}

    /// A disposable that does nothing, for a source that has nothing to end.
    @inlinable
    public static func create() -> any Disposable { NopDisposable() }

    /// A disposable that calls `dispose` once, on the thread that disposes of it.
    ///
    /// A closure that belongs to an actor, as one does that is formed in a `@MainActor` class, is called there: if it is
    /// disposed of elsewhere, the call is sent to the actor. The closure is released when it is called, so that the
    /// disposable retains nothing afterwards.
    @inlinable
    public static func create(
        with dispose: @escaping @isolated(any) () -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> any Cancelable {
        ActionDisposable(Isolation(dispose.isolation, "Disposables.create", file, line), plain(dispose))
    }

    /// A disposable that disposes of both, in that order.
    public static func create(_ disposable1: any Disposable, _ disposable2: any Disposable) -> any Cancelable
    {
        CompositeDisposable(disposables: [disposable1, disposable2])
    }

    /// A disposable that disposes of all three.
    public static func create(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
    ) -> any Cancelable {
        CompositeDisposable(disposables: [disposable1, disposable2, disposable3])
    }

    /// A disposable that disposes of all of them.
    public static func create(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
        _ disposables: any Disposable...
    ) -> any Cancelable {
        CompositeDisposable(disposables: [disposable1, disposable2, disposable3] + disposables)
    }

    /// A disposable that disposes of all of them, in order.
    public static func create(_ disposables: [any Disposable]) -> any Cancelable {
        CompositeDisposable(disposables: disposables)
    }
}

/// Does nothing, and has no state: a structure, so that nobody counts references to it.
@usableFromInline
struct NopDisposable: Disposable {
    @inlinable init() {}

    @inlinable func dispose() {}
}

/// Calls a closure once.
@usableFromInline
final class ActionDisposable: Token, Cancelable {
    @usableFromInline let state = Atomic<Bool>(false)
    @usableFromInline let isolation: Isolation
    /// Taken by whoever sets `state`.
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
