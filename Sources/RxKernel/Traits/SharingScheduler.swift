// SPDX-License-Identifier: MIT

/// Where drivers and signals send. A test may put another scheduler in its place for a while.
public enum SharingScheduler {
    private static let lock = Lock()
    /// Guarded by `lock`.
    private nonisolated(unsafe) static var factory: () -> any SchedulerType = { MainScheduler.instance }

    /// Makes the scheduler.
    public static var make: () -> any SchedulerType { lock { factory } }

    /// Lets drivers and signals made within `action` send on `scheduler`.
    public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
        try mock(makeScheduler: { scheduler }, action: action)
    }

    /// Lets drivers and signals made within `action` send on what `makeScheduler` makes.
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
