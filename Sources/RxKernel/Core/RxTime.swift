// SPDX-License-Identifier: MIT

import Glibc

@_exported import enum Dispatch.DispatchTimeInterval

/// A length of time: `.milliseconds(300)`, `.seconds(5)`. It is libdispatch's type, so no unit is left to
/// guess.
public typealias RxTimeInterval = DispatchTimeInterval

/// A moment, as seconds since 1970-01-01 00:00 UTC.
///
/// It is what schedulers call time, in place of Foundation's `Date`, which `RxFoundation` converts it from
/// and to. To measure a length of time use `ContinuousClock`: this one follows the system's clock, which may
/// be set back.
///
/// ```swift
/// let later = RxTime().addingTimeInterval(0.5)
/// ```
public struct RxTime: Hashable, Sendable {
    /// Seconds since 1970 began; a fraction is kept.
    public var timeIntervalSince1970: Double

    /// The moment that many seconds after 1970 began, or before if negative.
    public init(timeIntervalSince1970: Double) {
        self.timeIntervalSince1970 = timeIntervalSince1970
    }

    /// Now, by the system's clock.
    public init() {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        self.init(timeIntervalSince1970: Double(now.tv_sec) + Double(now.tv_nsec) / 1e9)
    }

    /// Seconds from `other` to this moment; negative if `other` is later.
    public func timeIntervalSince(_ other: RxTime) -> Double {
        timeIntervalSince1970 - other.timeIntervalSince1970
    }

    /// The moment that many seconds later, or earlier if negative.
    public func addingTimeInterval(_ seconds: Double) -> RxTime {
        RxTime(timeIntervalSince1970: timeIntervalSince1970 + seconds)
    }
}

extension RxTime: Comparable {
    /// Whether `lhs` is earlier than `rhs`.
    public static func < (lhs: RxTime, rhs: RxTime) -> Bool {
        lhs.timeIntervalSince1970 < rhs.timeIntervalSince1970
    }
}

extension DispatchTimeInterval {
    /// The interval in seconds, `infinity` for `never`.
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

    /// The interval of that many seconds, not below zero.
    package init(seconds: Double) {
        self = seconds.isFinite ? .nanoseconds(Int(max(0, seconds) * 1e9)) : .never
    }
}
