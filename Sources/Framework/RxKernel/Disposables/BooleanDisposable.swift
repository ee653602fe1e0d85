// SPDX-License-Identifier: MIT

import Synchronization

/// A flag that `dispose` sets.
///
/// Return one from the closure of `create` if a loop must stop after disposal. If disposal must call code, use
/// `Disposables.create(with:)`.
///
/// ```swift
/// let wanted = BooleanDisposable()
/// for page in pages where !wanted.isDisposed { load(page) }
/// ```
///
/// It retains nothing. Any thread may use it.
public final class BooleanDisposable: Cancelable, Sendable {
    private let flag: Atomic<Bool>

    /// Creates a flag that is not set.
    public convenience init() { self.init(isDisposed: false) }

    /// Creates a flag that is set if `isDisposed` is true.
    public init(isDisposed: Bool) {
        flag = Atomic(isDisposed)
    }

    /// Whether the flag is set.
    public var isDisposed: Bool { flag.load(ordering: .acquiring) }

    /// Sets the flag.
    public func dispose() { flag.store(true, ordering: .releasing) }
}
