// SPDX-License-Identifier: MIT

import Dispatch
import Glibc

/// The turns of the main loop: how long each one takes, without the time in which the thread waits for a processor that other programs use.
@MainActor public final class Turns {
    public private(set) var longest = Duration.zero
    public private(set) var count = 0
    private var last = Moment()
    private let rest: UInt32

    /// Creates a measurement without turns.
    /// - Parameter rest: For how many microseconds the thread sleeps between two turns, which is no part of either. Without it, the thread
    ///   uses a processor all the time, also while it waits for the process of a plugin.
    public init(rest: UInt32 = 0) { self.rest = rest }

    public var summary: String { "\(count) turns, the longest \(longest)" }

    private struct Moment {
        let clock: ContinuousClock.Instant
        let thread = currentThread()
        /// The time in which the thread has waited for a processor.
        let waited: Duration

        /// Reads both times again if the thread has waited between the two readings.
        init() {
            var (now, before, after) = (ContinuousClock.now, Self.waitedTime(), Duration.zero)
            while true {
                now = ContinuousClock.now
                after = Self.waitedTime()
                if after == before { break }
                before = after
            }
            (clock, waited) = (now, after)
        }

        private static func waitedTime() -> Duration {
            var bytes = [UInt8](repeating: 0, count: 100)
            let descriptor = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC)
            let count = max(0, read(descriptor, &bytes, bytes.count))
            close(descriptor)
            let words = bytes[..<count].split(separator: UInt8(ascii: " "))
            let text = words.count > 1 ? String(decoding: words[1], as: UTF8.self) : ""
            return .nanoseconds(Int(text) ?? 0)
        }
    }

    /// Measures turns as long as a condition is true, which is checked after every twentieth turn; its time does not count. The main loop
    /// does not wait for events meanwhile.
    public func measure(while condition: @escaping @MainActor () -> Bool) async {
        last = Moment()
        await withCheckedContinuation { continuation in
            next { [self] in
                guard count % 20 == 0 else { return true }
                defer { last = Moment() }
                if condition() { return true }
                continuation.resume()
                return false
            }
        }
    }

    /// Ends a turn, and begins the next one if `continues` returns true. Each turn is one item of the main queue, so that everything else
    /// in the queue has its turn in between.
    private func next(_ continues: @escaping @MainActor () -> Bool) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                let now = Moment()
                if now.thread == self.last.thread {
                    self.longest = max(
                        self.longest,
                        self.last.clock.duration(to: now.clock) - (now.waited - self.last.waited))
                }
                self.count += 1
                self.last = now
                guard continues() else { return }
                if self.rest > 0 {
                    usleep(self.rest)
                    self.last = Moment()
                }
                self.next(continues)
            }
        }
    }
}

/// glibc's `gettid`, which Swift's overlay does not import.
@_silgen_name("gettid")
private func currentThread() -> Int32
