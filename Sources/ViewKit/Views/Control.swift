// SPDX-License-Identifier: MIT

import RxKernel

/// A view that shows a state, and that the person may operate.
///
/// The portable side holds the state; the backend shows it and reports events. A new control is a subclass with a state, an
/// event, and the properties that users see; see ``Label`` for the smallest one.
@preconcurrency @MainActor
open class Control<State: Sendable & Codable & Equatable, Event: Sendable & Codable>: PortableView {
    /// What the control shows.
    public internal(set) var state: State {
        didSet { if state != oldValue { control.render(state) } }
    }

    /// What the person does, as it comes from the backend.
    package let events = PublishRelay<Event>()

    private let control: any BackendControl<State, Event>

    package init(_ state: State, _ control: any BackendControl<State, Event>) {
        self.state = state
        self.control = control
        super.init(backendView: control)
        control.render(state)
        control.onEvent = { [weak self] event in self?.receive(event) }
    }

    /// Takes an event: a subclass brings its state up to date first.
    package func receive(_ event: Event) { events.accept(event) }
}
