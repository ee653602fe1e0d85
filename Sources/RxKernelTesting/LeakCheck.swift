// SPDX-License-Identifier: MIT

import RxKernel

#if TRACE_RESOURCES
    /// Does `body`, and reports a failure if it leaves kernel objects behind: observables, subscriptions, disposables.
    ///
    /// It counts what is made and ended on the current thread, so tests may run beside each other. Do not use it for work
    /// that ends on another thread.
    public func assertNoLeaks(
        file: StaticString = #file, line: UInt = #line, _ body: () throws -> Void
    ) rethrows {
        let before = Resources.madeHere
        try body()
        let left = Resources.madeHere - before
        if left != 0 {
            TestFailure.report(
                "\(left) kernel objects are left: a subscription was not disposed of, or a closure retains it.",
                file, line)
        }
    }
#endif
