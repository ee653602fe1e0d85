// SPDX-License-Identifier: MIT

import Synchronization

/// A mutual exclusion that is never held while calling out of the kernel.
@usableFromInline
struct Lock: ~Copyable, Sendable {
    @usableFromInline let mutex = Mutex(())

    @inlinable init() {}

    @inlinable
    func acquire() { mutex._unsafeLock() }

    @inlinable
    func release() { mutex._unsafeUnlock() }

    /// Runs `body`, which must not call code of the kernel's users.
    @inlinable
    func callAsFunction<Result>(_ body: () -> Result) -> Result {
        acquire()
        defer { release() }
        return body()
    }
}
