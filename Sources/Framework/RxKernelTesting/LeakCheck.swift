// SPDX-License-Identifier: MIT

import RxKernel

#if TRACE_RESOURCES
    /// Runs `body`, and reports a failure if kernel objects remain after it: observables, subscriptions or disposables.
    ///
    /// ```swift
    /// assertNoLeaks {
    ///     let viewModel = CounterViewModel()
    ///     viewModel.count.subscribe(onNext: { print($0) }).dispose()
    /// }
    /// ```
    ///
    /// It counts the objects that are created and deallocated on the current thread, so that other tests may run in
    /// parallel. Do not use it for work that ends on another thread. An error that `body` throws is passed on, without
    /// a check. Available with `TRACE_RESOURCES` only, as in debug builds.
    public func assertNoLeaks(
        file: StaticString = #file, line: UInt = #line, _ body: () throws -> Void
    ) rethrows {
        let before = Resources.madeHere
        try body()
        let left = Resources.madeHere - before
        if left != 0 {
            let objects = left == 1 ? "1 kernel object is" : "\(left) kernel objects are"
            TestFailure.report(
                "\(objects) left: a subscription was not disposed of, or a closure retains it.",
                file, line)
        }
    }
#endif
