// SPDX-License-Identifier: MIT

import Glibc

@_exported import enum Dispatch.DispatchTimeInterval

/// A length of time.
public typealias RxTimeInterval = DispatchTimeInterval

/// A moment, as seconds since 1970-01-01 00:00 UTC.
public struct RxTime: Hashable, Sendable {
    /// Seconds since 1970.
    public var timeIntervalSince1970: Double

    /// The moment that many seconds after 1970 began.
    public init(timeIntervalSince1970: Double) {
        self.timeIntervalSince1970 = timeIntervalSince1970
    }

    /// Now.
    public init() {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        self.init(timeIntervalSince1970: Double(now.tv_sec) + Double(now.tv_nsec) / 1e9)
    }

    /// Seconds from `other` to this moment.
    public func timeIntervalSince(_ other: RxTime) -> Double {
        timeIntervalSince1970 - other.timeIntervalSince1970
    }

    /// The moment that many seconds later.
    public func addingTimeInterval(_ seconds: Double) -> RxTime {
        RxTime(timeIntervalSince1970: timeIntervalSince1970 + seconds)
    }
}

extension RxTime: Comparable {
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
            preconditionFailure("DispatchTimeInterval has a case that RxKernel does not know: \(self)")
        }
    }

    /// The interval of that many seconds, not below zero.
    package init(seconds: Double) {
        self = seconds.isFinite ? .nanoseconds(Int(max(0, seconds) * 1e9)) : .never
    }
}
