// SPDX-License-Identifier: MIT

import Synchronization

/// A mutual exclusion that is never held while calling out of the kernel.
@usableFromInline
struct Lock: ~Copyable, Sendable {
    @usableFromInline let mutex = Mutex(())
    /// Shows ThreadSanitizer the order that the mutex makes: it does not see into the standard library.
    @usableFromInline let order = Atomic<UInt8>(0)

    @inlinable init() {}

    @inlinable @inline(__always)
    func acquire() {
        mutex._unsafeLock()
        _ = order.load(ordering: .acquiring)
    }

    @inlinable @inline(__always)
    func release() {
        order.store(1, ordering: .releasing)
        mutex._unsafeUnlock()
    }

    /// Runs `body`, which must not call code of the kernel's users.
    ///
    /// Always inlined: unspecialised code would look up the metadata of `Result` otherwise.
    @inlinable @inline(__always)
    func callAsFunction<Result>(_ body: () -> Result) -> Result {
        acquire()
        defer { release() }
        return body()
    }
}
