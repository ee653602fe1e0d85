// SPDX-License-Identifier: MIT

/// Notices that the user types again after a pause, which begins a step of the undo history.
struct TypingPause {
    /// How long the user types nothing in a pause.
    static let length = Duration.seconds(3)

    /// The time of the last change; nil before the first one.
    var lastChange: ContinuousClock.Instant?

    /// Call it for each change of the user. Returns whether it is the first one after a pause.
    mutating func ends(at time: ContinuousClock.Instant = .now) -> Bool {
        defer { lastChange = time }
        return lastChange.map { time - $0 >= Self.length } ?? false
    }
}
