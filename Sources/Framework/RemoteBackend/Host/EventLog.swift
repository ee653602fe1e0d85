// SPDX-License-Identifier: MIT

/// The numbers of the events of a view, and a state that waits until the plugin has handled all events.
///
/// A state that the plugin has sent before it has handled all events could undo an input of the user.
/// Therefore it waits. When the last event is handled, the latest waiting state is shown, unless the plugin
/// has sent a newer one.
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

    /// Returns the state if it can be shown now. Otherwise it waits, and the result is nil.
    mutating func receive(_ render: Render<State>) throws(MessageRefusal) -> State? {
        try check("lastReceivedEvent", render.lastReceivedEvent)
        waiting = render.lastReceivedEvent < sent ? render.state : nil
        return waiting == nil ? render.state : nil
    }

    /// Called when the plugin has handled an event. Returns the waiting state if it can be shown now, otherwise nil.
    mutating func handled(_ number: Int) throws(MessageRefusal) -> State? {
        if number < 1 { throw MessageRefusal("the number is \(number), but must be above 0") }
        try check("the number", number)
        guard number == sent else { return nil }
        isHandled = true
        guard let state = waiting else { return nil }
        waiting = nil
        return state
    }

    func check(_ name: String, _ number: Int) throws(MessageRefusal) {
        guard (0...sent).contains(number) else {
            throw MessageRefusal("\(name) is \(number), but there were \(sent) events")
        }
    }
}
