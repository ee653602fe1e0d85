// SPDX-License-Identifier: MIT

import Glibc

@_exported import enum Dispatch.DispatchTimeInterval

/// A length of time with its unit: `.milliseconds(300)`, `.seconds(5)`. The type is libdispatch's.
public typealias RxTimeInterval = DispatchTimeInterval

/// A moment, as seconds since 1970-01-01 00:00 UTC.
///
/// Schedulers use it in place of Foundation's `Date`; `RxFoundation` converts between the two. To measure a length of
/// time, use `ContinuousClock`: `RxTime` follows the system clock, which may be set back.
///
/// ```swift
/// let later = RxTime().addingTimeInterval(0.5)
/// ```
public struct RxTime: Hashable, Sendable {
    /// Seconds since 1970-01-01 00:00 UTC, with fractions.
    public var timeIntervalSince1970: Double

    /// Creates the moment that many seconds after 1970-01-01 00:00 UTC, or before if negative.
    public init(timeIntervalSince1970: Double) {
        self.timeIntervalSince1970 = timeIntervalSince1970
    }

    /// Creates the current time of the system clock.
    public init() {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        self.init(timeIntervalSince1970: Double(now.tv_sec) + Double(now.tv_nsec) / 1e9)
    }

    /// Returns the seconds from `other` to this moment; negative if `other` is later.
    public func timeIntervalSince(_ other: RxTime) -> Double {
        timeIntervalSince1970 - other.timeIntervalSince1970
    }

    /// Returns the moment that many seconds later, or earlier if negative.
    public func addingTimeInterval(_ seconds: Double) -> RxTime {
        RxTime(timeIntervalSince1970: timeIntervalSince1970 + seconds)
    }
}

extension RxTime: Comparable {
    /// Returns whether `lhs` is earlier than `rhs`.
    public static func < (lhs: RxTime, rhs: RxTime) -> Bool {
        lhs.timeIntervalSince1970 < rhs.timeIntervalSince1970
    }
}

extension DispatchTimeInterval {
    /// The interval in seconds; `infinity` for `never`.
    package var seconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        case .never: .infinity
        @unknown default:
            fatalError("DispatchTimeInterval has a case that RxKernel does not know: \(self)")
        }
    }

    /// Creates an interval of that many seconds, or of zero if negative.
    package init(seconds: Double) {
        let nanoseconds = max(0, seconds) * 1e9
        self = nanoseconds < 0x1p63 ? .nanoseconds(Int(nanoseconds)) : .never
    }
}
