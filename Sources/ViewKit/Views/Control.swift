// SPDX-License-Identifier: MIT

import RxKernel

/// The base class of the views that show a state and report what the user does.
///
/// The control has the state; the view of the backend shows it and reports events. A new control is a subclass with a state, an
/// event, and the properties that an application uses; ``Label`` is the smallest one. Main thread only.
@preconcurrency @MainActor
open class Control<State: Sendable & Codable & Equatable, Event: Sendable & Codable>: PortableView {
    /// The state that the control shows.
    public internal(set) var state: State {
        didSet { if state != oldValue { control.render(state) } }
    }

    /// The events that the backend reports.
    package let events = PublishRelay<Event>()

    private let control: any BackendControl<State, Event>

    package init(_ state: State, _ control: any BackendControl<State, Event>) {
        self.state = state
        self.control = control
        super.init(backendView: control)
        control.render(state)
        control.onEvent = { [weak self] event in self?.receive(event) }
    }

    /// Receives an event. A subclass updates its state before it calls `super`.
    package func receive(_ event: Event) { events.accept(event) }
}
