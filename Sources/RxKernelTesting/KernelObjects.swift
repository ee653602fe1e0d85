// SPDX-License-Identifier: MIT

import RxKernel

/// The living objects of the kernel, for a check at the end of work that waits; `assertNoLeaks` checks work that does not.
package enum KernelObjects {
    /// How many more of them were created than deallocated on the current thread; always 0 where the kernel is compiled without
    /// `TRACE_RESOURCES`.
    package static var count: Int {
        #if TRACE_RESOURCES
            Resources.madeHere
        #else
            0
        #endif
    }

    /// How many of them exist in the process; always 0 where the kernel is compiled without `TRACE_RESOURCES`.
    package static var total: Int {
        #if TRACE_RESOURCES
            Int(Resources.total)
        #else
            0
        #endif
    }
}
