// SPDX-License-Identifier: MIT

/// The class of every disposable that the kernel makes itself.
@usableFromInline
class Token: Disposable {
    @inlinable
    init() {
        #if TRACE_RESOURCES
            _ = Resources.incrementTotal()
        #endif
    }

    deinit {
        #if TRACE_RESOURCES
            _ = Resources.decrementTotal()
        #endif
    }

    @usableFromInline func dispose() {}
}
