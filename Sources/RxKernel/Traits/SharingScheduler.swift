// SPDX-License-Identifier: MIT

/// Where drivers and signals send. A test may put another scheduler in its place for a while.
///
/// ```swift
/// SharingScheduler.mock(scheduler: testScheduler) {
///     let result = testScheduler.start { viewModel().title.asObservable() }
/// }
/// ```
///
/// It is one setting for the whole process, which any thread may read; tests that replace it must not run
/// side by side.
public enum SharingScheduler {
    private static let lock = Lock()
    /// Guarded by `lock`.
    private nonisolated(unsafe) static var factory: () -> any SchedulerType = { MainScheduler() }

    /// Makes the scheduler: a `MainScheduler` with an order of its own, unless replaced.
    public static var make: () -> any SchedulerType { lock { factory } }

    /// Lets drivers and signals made within `action` send on `scheduler`; afterwards the setting is what it
    /// was before.
    public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
        try mock(makeScheduler: { scheduler }, action: action)
    }

    /// Lets drivers and signals made within `action` send on what `makeScheduler` makes; afterwards the
    /// setting is what it was before.
    public static func mock(
        makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void
    ) rethrows {
        let old = lock {
            defer { factory = makeScheduler }
            return factory
        }
        defer { lock { factory = old } }
        try action()
    }
}
