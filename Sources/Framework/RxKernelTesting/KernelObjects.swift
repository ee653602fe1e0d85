// SPDX-License-Identifier: MIT

import RxKernel

/// Counts the kernel objects that exist. Use it for a leak check of asynchronous work; `assertNoLeaks` checks synchronous work.
package enum KernelObjects {
    /// The number of objects created on the current thread, minus the number deallocated on it; always 0 if the kernel is compiled without
    /// `TRACE_RESOURCES`.
    package static var count: Int {
        #if TRACE_RESOURCES
            Resources.madeHere
        #else
            0
        #endif
    }

    /// The number of objects in the process; always 0 if the kernel is compiled without `TRACE_RESOURCES`.
    package static var total: Int {
        #if TRACE_RESOURCES
            Int(Resources.total)
        #else
            0
        #endif
    }
}
