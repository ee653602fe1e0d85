// SPDX-License-Identifier: MIT

import Foundation
import RxKernel

// In RxSwift, `RxTime` is another name of `Date`. With these members, tests that use a historical scheduler compile.

extension SchedulerType {
    /// The scheduler's current time as a `Date`. Where the type is not given, the property is an `RxTime`.
    @_disfavoredOverload public var now: Date { Date(now) }
}

extension HistoricalScheduler {
    /// Creates a scheduler whose clock shows `initialClock`.
    public convenience init(initialClock: Date) { self.init(initialClock: RxTime(initialClock)) }
}

extension VirtualTimeScheduler where Converter == HistoricalSchedulerTimeConverter {
    /// The current virtual time as a `Date`. Where the type is not given, the property is an `RxTime`.
    @_disfavoredOverload public var clock: Date { Date(clock) }

    /// Runs the work that is due up to `virtualTime`, and sets the clock to it.
    public func advanceTo(_ virtualTime: Date) { advanceTo(RxTime(virtualTime)) }

    /// Schedules work at a point in time.
    public func scheduleAbsoluteVirtual<StateType>(
        _ state: StateType, time: Date, isolation caller: (any Actor)? = #isolation,
        action: @escaping @isolated(any) (StateType) -> any Disposable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        scheduleAbsoluteVirtual(
            state, time: RxTime(time), isolation: caller, action: action, file: file, line: line)
    }
}

extension RxTime {
    /// Returns the seconds from `other` to this time.
    public func timeIntervalSince(_ other: Date) -> Double { timeIntervalSince(RxTime(other)) }

    /// Returns whether both are the same point in time.
    public static func == (left: RxTime, right: Date) -> Bool { left == RxTime(right) }

    /// Returns whether both are the same point in time.
    public static func == (left: Date, right: RxTime) -> Bool { RxTime(left) == right }
}
