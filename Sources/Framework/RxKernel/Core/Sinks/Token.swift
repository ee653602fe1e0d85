// SPDX-License-Identifier: MIT

/// The base class of the disposables that the kernel creates. It counts them for `Resources`.
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
