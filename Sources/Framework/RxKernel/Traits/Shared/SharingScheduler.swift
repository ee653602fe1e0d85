// SPDX-License-Identifier: MIT

/// The scheduler on which drivers and signals send. A test can replace it temporarily.
///
/// ```swift
/// SharingScheduler.mock(scheduler: testScheduler) {
///     let result = testScheduler.start { viewModel().title.asObservable() }
/// }
/// ```
///
/// The setting applies to the whole process, and any thread may read it. Tests that replace it must not run in
/// parallel.
public enum SharingScheduler {
    private static let lock = Lock()
    /// Guarded by `lock`.
    private nonisolated(unsafe) static var factory: () -> any SchedulerType = { MainScheduler() }

    /// Returns the scheduler for a new driver or signal: a `MainScheduler` with an order of its own, unless replaced.
    public static var make: () -> any SchedulerType { lock { factory } }

    /// Makes drivers and signals that are created in `action` send on `scheduler`. Afterwards the setting is restored.
    public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
        try mock(makeScheduler: { scheduler }, action: action)
    }

    /// Makes drivers and signals that are created in `action` send on the result of `makeScheduler`. Afterwards the
    /// setting is restored.
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
