// SPDX-License-Identifier: MIT

import ViewKit
import WireKit

/// A view of a plugin with a state and events: it checks the states and shows them, and sends the events with their numbers.
class ShownStateView<State: PortableState, Event: Sendable & Codable>: ShownView {
    private final let type: KindType<State, Event>
    final var log = EventLog<State>()

    init(
        _ id: UInt64, _ kind: String, _ view: any BackendView, _ type: KindType<State, Event>,
        _ host: RemoteHost
    ) {
        self.type = type
        super.init(id, kind, view, host)
    }

    /// Shows a state of the plugin.
    func show(_ state: State) {}

    override func render(_ body: WireBody) throws { try showOrKeep(decode(body)) }

    /// Decodes and checks a state.
    final func decode(_ body: WireBody) throws -> Render<State> {
        try type.decode(body, for: self, children: children.count)
    }

    /// Shows a state now, or when the plugin has handled all events.
    final func showOrKeep(_ render: Render<State>) throws(MessageRefusal) {
        if let state = try log.receive(render) { show(state) }
    }

    override func handled(_ number: Int) throws {
        if let state = try log.handled(number) { show(state) }
    }

    /// Counts an event of the view, and returns its number.
    final func nextNumber(for event: Event) -> Int {
        if type.isOfUser(event) { host?.input.note() }
        return log.next()
    }

    final func send(_ occurrence: Occurrence<Event>) {
        host?.send(WireOperation(Operations.eventNumber, Operations.eventName), to: id, occurrence)
    }

    /// Waits for the plugin's response to an input of the user, so that the next frame shows it.
    final func waitForAnswer(to event: Event) {
        if type.isOfUser(event), let host { host.answers.wait(in: host) { log.isHandled } }
    }
}
