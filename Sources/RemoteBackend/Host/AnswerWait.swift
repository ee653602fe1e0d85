// SPDX-License-Identifier: MIT

import WireKit

/// Whether the host waits for the answer of a plugin to what the user does, so that the next frame shows both.
///
/// An answer usually takes a tenth of a millisecond, and would be a frame late if it were handled in a later turn. The host waits for ``limit`` milliseconds at most, and
/// not at all for a plugin whose last answer has taken longer.
@MainActor final class AnswerWait {
    static let limit: Int32 = 1

    /// Whether the last answer has come in time.
    private var isQuick = true
    private var asked: ContinuousClock.Instant?

    /// Waits until `isAnswered`, if that is likely to be soon.
    func wait(in host: RemoteHost, until isAnswered: () -> Bool) {
        asked = .now
        guard isQuick, host.connection.canWait else { return }
        host.connection.wait(milliseconds: Self.limit, until: isAnswered)
        if !isAnswered() { isQuick = false }
    }

    /// The plugin has handled what the user did last.
    func answered() {
        guard let asked else { return }
        self.asked = nil
        isQuick = asked.duration(to: .now) < .milliseconds(Int(Self.limit) + 1)
    }
}
