// SPDX-License-Identifier: MIT

import Synchronization

/// A flag that disposing sets.
///
/// What `create` answers where a loop has to notice that nobody listens any more; where something must be
/// done then, use `Disposables.create(with:)`.
///
/// ```swift
/// let wanted = BooleanDisposable()
/// for page in pages where !wanted.isDisposed { load(page) }
/// ```
///
/// It holds nothing. It may be used from any thread.
public final class BooleanDisposable: Cancelable, Sendable {
    private let flag: Atomic<Bool>

    /// A flag that is not set.
    public convenience init() { self.init(isDisposed: false) }

    /// A flag that is set already if `isDisposed` is true.
    public init(isDisposed: Bool) {
        flag = Atomic(isDisposed)
    }

    /// Whether the flag is set.
    public var isDisposed: Bool { flag.load(ordering: .acquiring) }

    /// Sets the flag.
    public func dispose() { flag.store(true, ordering: .releasing) }
}
