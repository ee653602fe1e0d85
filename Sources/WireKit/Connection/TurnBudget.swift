// SPDX-License-Identifier: MIT

import Glibc

/// How long a connection handles messages before the main loop gets its turn. The rest waits for the next turn, and the socket holds the sender back.
public struct TurnBudget: Sendable {
    let nanoseconds: UInt64
    /// The time now, in nanoseconds.
    let now: @Sendable () -> UInt64

    /// Creates a budget. At 60 frames a second a frame has 16 milliseconds.
    public init(milliseconds: UInt64 = 4) {
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
