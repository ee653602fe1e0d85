// SPDX-License-Identifier: MIT

import WireKit

/// Waits for the response of a plugin to an input of the user, or to a request for cells, so that the next frame shows it.
///
/// A response usually takes a tenth of a millisecond. If it were handled in a later turn of the main loop, it
/// would be shown a frame later. The host waits for at most ``limit`` milliseconds, and not at all for a
/// plugin whose last response took longer.
@MainActor final class AnswerWait {
    private let limit: Int32

    init(milliseconds limit: Int32) { self.limit = limit }

    /// Whether the last response arrived in time.
    private var isQuick = true
    private var asked: ContinuousClock.Instant?

    /// Waits until `isAnswered` returns true, if the last response arrived in time.
    func wait(in host: RemoteHost, until isAnswered: () -> Bool) {
        asked = .now
        guard isQuick, host.connection.canWait else { return }
        host.connection.wait(milliseconds: limit, until: isAnswered)
        if !isAnswered() { isQuick = false }
    }

    /// Called when the plugin has handled the last input.
    func answered() {
        guard let asked else { return }
        self.asked = nil
        isQuick = asked.duration(to: .now) < .milliseconds(Int(limit) + 1)
    }
}
