// SPDX-License-Identifier: MIT

/// The event that is being sent, with the event from which it was forwarded, and so on. It is used to find loops of forwards.
///
/// Used on the main thread only, as the events of view models are sent there.
final class EventCause {
    /// The cause of the events that are sent now; nil outside of an event.
    // Guard: the main thread. A chain of forwards may go through two applications: the value belongs to one call, and is set back after it.
    private(set) nonisolated(unsafe) static var current: EventCause?

    /// The number of forwards from which a loop is searched for. A tree of view models is not that deep.
    private static let suspiciousDepth = 100

    private weak var events: RxControllerEvents?
    private let key: RxControllerEvent.Key
    private let previous: EventCause?
    private let depth: Int

    init(of events: RxControllerEvents, _ event: RxControllerEvent, after previous: EventCause?) {
        self.events = events
        key = event.key
        self.previous = previous
        depth = previous.map { $0.depth + 1 } ?? 0
    }

    static func perform(_ cause: EventCause, _ work: () -> Void) {
        let outer = current
        current = cause
        work()
        current = outer
    }

    /// Whether an event that these view models send was sent by them before in the same chain of forwards. It
    /// is reported, with the names of the events in the loop.
    func isLoop(closedBy events: RxControllerEvents, _ event: RxControllerEvent) -> Bool {
        guard depth >= Self.suspiciousDepth else { return false }
        var steps = [step(events, event.key)]
        var cause: EventCause? = self
        while let next = cause {
            if let owner = next.events { steps.append(step(owner, next.key)) }
            if next.events === events, next.key == event.key {
                MainActor.assumeIsolated {
                    ControllerReport(.forwardLoop(steps.reversed()), events.owner).send(
                        in: events.owner?.session)
                }
                return true
            }
            cause = next.previous
        }
        return false
    }

    private func step(_ events: RxControllerEvents, _ key: RxControllerEvent.Key) -> String {
        let owner = events.owner.map { "\(type(of: $0))" } ?? "a view model that was released"
        return "\(key.name) of \(owner)"
    }
}
