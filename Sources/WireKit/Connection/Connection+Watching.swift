// SPDX-License-Identifier: MIT

import Dispatch

/// Whether the other side responds.
public enum Responsiveness: Hashable, Sendable {
    /// The other side responds.
    case responding
    /// The other side has sent nothing since it was asked, longer than the timeout.
    case unresponsive
}

/// The pings that were sent, and the response that is expected.
struct Watch {
    /// How far the pings are.
    enum Ping {
        case idle
        /// The number of the ping without a response, and the time at which it was sent.
        case sent(number: Int, at: UInt64)
    }

    let timeout: UInt64
    let timer: Timer
    let changed: (Responsiveness) -> Void
    var ping = Ping.idle
    var next = 0
    var responsiveness = Responsiveness.responding

    mutating func heard(pong number: Int) {
        if case .sent(number, _) = ping { ping = .idle }
    }

    /// A timer that ends with its last reference.
    final class Timer {
        private let source: any DispatchSourceTimer

        init(every interval: Duration, startsAtOnce: Bool = true, _ action: @escaping @MainActor () -> Void) {
            source = DispatchSource.makeTimerSource(queue: .main)
            let (seconds, attoseconds) = interval.components
            let nanoseconds = max(1_000_000, Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
            source.schedule(
                deadline: startsAtOnce ? .now() : .now() + .nanoseconds(nanoseconds),
                repeating: .nanoseconds(nanoseconds))
            source.setEventHandler { MainActor.assumeIsolated { action() } }
            source.resume()
        }

        deinit { source.cancel() }
    }
}

extension Connection {
    /// Sends pings to the other side, and calls `changed` when it stops responding, or responds again. The response comes from the main
    /// queue of the other side.
    ///
    /// Any message of the other side counts as a response. A host offers the user to wait or to end the process; it does not end it by
    /// itself in the middle of long work.
    ///
    /// - Parameters:
    ///   - interval: how often the other side is asked.
    ///   - timeout: how long a response may take.
    ///   - changed: is called on the main actor.
    public func watch(
        every interval: Duration = .milliseconds(500), timeout: Duration = .milliseconds(2_500),
        _ changed: @escaping (Responsiveness) -> Void
    ) {
        if case .ended = state { return }
        let (seconds, attoseconds) = timeout.components
        let nanoseconds =
            UInt64(clamping: seconds) * 1_000_000_000 + UInt64(clamping: attoseconds / 1_000_000_000)
        watch = Watch(
            timeout: nanoseconds, timer: Watch.Timer(every: interval) { [weak self] in self?.askForAnswer() },
            changed: changed)
    }

    /// Whether the other side answers, as far as ``watch(every:timeout:_:)`` knows.
    public var responsiveness: Responsiveness { watch?.responsiveness ?? .responding }

    /// Ends the pings of ``watch(every:timeout:_:)``.
    public func endWatch() { watch = nil }

    private func askForAnswer() {
        guard case .open = state, watch != nil else { return }
        // If this process was busy itself, the response may have arrived without having been read.
        readTurn()
        guard var watch, case .open = state else { return }
        let now = budget.now()
        var result = Responsiveness.responding
        switch watch.ping {
        case .sent(_, let sent):
            if now - max(sent, min(lastHeard, now)) >= watch.timeout { result = .unresponsive }
        case .idle:
            watch.ping = .sent(number: watch.next, at: now)
            watch.next += 1
            sendControl(.ping, watch.next - 1)
        }
        let before = watch.responsiveness
        watch.responsiveness = result
        // The connection may have ended while the ping was sent.
        if case .open = state { self.watch = watch }
        if before != result { watch.changed(result) }
    }
}
