// SPDX-License-Identifier: MIT

import Dispatch

/// Whether the other side responds.
///
/// ```swift
/// child.connection.watch { [weak child] responsiveness in
///     if responsiveness == .unresponsive { child?.kill(because: "it does not respond") }
/// }
/// ```
public enum Responsiveness: Hashable, Sendable {
    /// The other side responds.
    case responding
    /// The other side was sent a ping, and has sent nothing for longer than the timeout.
    case unresponsive
}

/// The state of the pings: the ping that was sent last, and whether its response has arrived.
struct Watch {
    /// The last ping.
    enum Ping {
        /// No response is pending.
        case idle
        /// A response is pending to the ping of this number, which was sent at this time in nanoseconds.
        case sent(number: Int, at: UInt64)
    }

    let timeout: UInt64
    /// When the other side was given time to describe itself, in nanoseconds. A program that starts needs more time than for a response.
    let start: UInt64
    let interval: Duration
    let idleInterval: Duration
    let timer: Timer
    let changed: (Responsiveness) -> Void
    var ping = Ping.idle
    var next = 0
    var responsiveness = Responsiveness.responding
    /// Whether a message was sent or received since the last ping.
    fileprivate var hasTraffic = false
    /// Whether the timer has the interval of an idle connection.
    private(set) var isIdle = false

    mutating func receive(pong number: Int) {
        guard case .sent(number, _) = ping else { return }
        ping = .idle
        // The timer reports that the other side responds again.
        if !hasTraffic, responsiveness == .responding { setIdle(true) }
    }

    /// Notes a message that is not a ping or its response: the other side may stop responding because of it.
    mutating func noteTraffic() {
        hasTraffic = true
        if isIdle { setIdle(false) }
    }

    mutating func noteSentPing(at time: UInt64) {
        ping = .sent(number: next, at: time)
        next += 1
        hasTraffic = false
        if isIdle { setIdle(false) }
    }

    private mutating func setIdle(_ idle: Bool) {
        isIdle = idle
        timer.repeats(every: idle ? idleInterval : interval)
    }

    /// A repeating timer on the main queue. It ends when it is released.
    final class Timer {
        private let source: any DispatchSourceTimer

        init(every interval: Duration, startsAtOnce: Bool = true, _ action: @escaping @MainActor () -> Void) {
            source = DispatchSource.makeTimerSource(queue: .main)
            repeats(every: interval, startsAtOnce: startsAtOnce)
            source.setEventHandler { MainActor.assumeIsolated { action() } }
            source.resume()
        }

        deinit { source.cancel() }

        /// Changes the interval, which begins now.
        func repeats(every interval: Duration, startsAtOnce: Bool = false) {
            let (seconds, attoseconds) = interval.components
            let nanoseconds = max(1_000_000, Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
            // With some leeway, the timers of several connections share one wakeup.
            source.schedule(
                deadline: startsAtOnce ? .now() : .now() + .nanoseconds(nanoseconds),
                repeating: .nanoseconds(nanoseconds), leeway: .nanoseconds(nanoseconds / 10))
        }
    }
}

extension Connection {
    /// Sends pings to the other side, and calls `changed` when the other side stops responding, or responds
    /// again. A ping is answered on the main queue of the other side, so that a main queue that is blocked is
    /// noticed.
    ///
    /// Any message of the other side counts as a response. Let the user decide whether to wait or to end the process: it may be in the
    /// middle of long work.
    ///
    /// Before the handshake, the other side has four times as long, since its program starts.
    ///
    /// A connection without other messages since the last response is idle, and wakes both processes seldom.
    /// The first message after that, such as the user's input, is followed by a ping after `interval`.
    ///
    /// - Parameters:
    ///   - interval: The time between two pings while messages are sent or received.
    ///   - idleInterval: The time between two pings of an idle connection.
    ///   - timeout: How long a response may take.
    ///   - changed: Called on the main actor.
    public func watch(
        every interval: Duration = .milliseconds(500), whileIdle idleInterval: Duration = .seconds(20),
        timeout: Duration = .milliseconds(2_500), _ changed: @escaping (Responsiveness) -> Void
    ) {
        if case .ended = state { return }
        let (seconds, attoseconds) = timeout.components
        let nanoseconds =
            UInt64(clamping: seconds) * 1_000_000_000 + UInt64(clamping: attoseconds / 1_000_000_000)
        watch = Watch(
            timeout: nanoseconds, start: budget.now(), interval: interval, idleInterval: idleInterval,
            timer: Watch.Timer(every: interval) { [weak self] in self?.askForAnswer() }, changed: changed)
    }

    /// Whether the other side responds, as found by ``watch(every:whileIdle:timeout:_:)``. It is
    /// `.responding` if that function was not called.
    public var responsiveness: Responsiveness { watch?.responsiveness ?? .responding }

    /// Stops the pings of ``watch(every:whileIdle:timeout:_:)``.
    public func endWatch() { watch = nil }

    private func askForAnswer() {
        guard isOpen, isStarted, watch != nil else { return }
        // If this process was busy itself, the response may have arrived without having been read. A turn
        // that has messages left has read enough.
        if !hasBacklog { readTurn() }
        guard var watch, isOpen else { return }
        let now = budget.now()
        var result = Responsiveness.responding
        switch watch.ping {
        case .idle where state == .opening:
            if now - min(now, max(watch.start, lastReceived)) >= 4 * watch.timeout { result = .unresponsive }
        // The response may be among the messages that are left.
        case .sent where hasBacklog: break
        case .sent(_, let sent):
            if now - max(sent, min(lastReceived, now)) >= watch.timeout { result = .unresponsive }
        case .idle:
            sendControl(.ping, watch.next)
            watch.noteSentPing(at: now)
        }
        let before = watch.responsiveness
        watch.responsiveness = result
        // The connection may have ended while the ping was sent.
        if isOpen { self.watch = watch }
        if before != result { watch.changed(result) }
    }
}
