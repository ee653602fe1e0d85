// SPDX-License-Identifier: MIT

/// The events of a view, and the state that waits until the plugin has handled them.
///
/// While the plugin has not handled all events, it cannot know what the user has done. A state that it sends meanwhile waits; the latest one is
/// shown when the last event is handled, unless the plugin has sent one since that takes the event into account.
struct EventLog<State: Codable & Sendable> {
    /// The number of the last event.
    private(set) var sent = 0
    private(set) var waiting: State?
    /// Whether the plugin has handled all events.
    private(set) var isHandled = true

    /// Returns the number of a new event.
    mutating func next() -> Int {
        sent += 1
        isHandled = false
        return sent
    }

    /// Returns the state if it is to be shown now.
    mutating func receive(_ render: Render<State>) throws(Refusal) -> State? {
        try check("heard", render.heard)
        waiting = render.heard < sent ? render.state : nil
        return waiting == nil ? render.state : nil
    }

    /// The plugin has handled an event. Returns the state that is to be shown now.
    mutating func handled(_ number: Int) throws(Refusal) -> State? {
        if number < 1 { throw Refusal("the number is \(number), but must be above 0") }
        try check("the number", number)
        guard number == sent else { return nil }
        isHandled = true
        guard let state = waiting else { return nil }
        waiting = nil
        return state
    }

    mutating func forgetWaiting() { waiting = nil }

    func check(_ name: String, _ number: Int) throws(Refusal) {
        guard (0...sent).contains(number) else {
            throw Refusal("\(name) is \(number), but there were \(sent) events")
        }
    }
}
