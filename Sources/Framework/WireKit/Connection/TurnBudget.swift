// SPDX-License-Identifier: MIT

import Glibc

/// The time for which a connection handles messages in one turn of the main loop. Further messages wait for
/// the next turn. Meanwhile the connection does not read, so that a full socket stops the sender.
///
/// ```swift
/// let connection = Connection(
///     descriptor: descriptor, role: .host, as: WirePeer(version: WireVersion(1)), budget: TurnBudget(milliseconds: 2))
/// ```
public struct TurnBudget: Sendable {
    let nanoseconds: UInt64
    /// The time now, in nanoseconds.
    let now: @Sendable () -> UInt64

    /// Creates a budget. For comparison: at 60 frames a second, a frame has 16 milliseconds.
    public init(milliseconds: UInt64 = 3) {
        self.init(nanoseconds: milliseconds * 1_000_000, now: Self.monotonic)
    }

    init(nanoseconds: UInt64, now: @escaping @Sendable () -> UInt64) {
        self.nanoseconds = nanoseconds
        self.now = now
    }

    static func monotonic() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
