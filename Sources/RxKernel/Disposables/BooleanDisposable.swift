// SPDX-License-Identifier: MIT

import Synchronization

/// A flag that disposing sets.
public final class BooleanDisposable: Cancelable, Sendable {
    private let flag: Atomic<Bool>

    /// A flag that is not set.
    public convenience init() { self.init(isDisposed: false) }

    /// A flag that is set already, if so wished.
    public init(isDisposed: Bool) {
        flag = Atomic(isDisposed)
    }

    public var isDisposed: Bool { flag.load(ordering: .acquiring) }

    public func dispose() { flag.store(true, ordering: .releasing) }
}
