// SPDX-License-Identifier: MIT

public import RxKernel

/// The base class of the views that show a state and report the actions of the user.
///
/// The control stores the state; the view of the backend shows it and reports events. A new control consists
/// of a state, an event, a subclass with the properties that an application uses, and a view of its kind in
/// each backend. ``Label`` is the smallest example.
///
/// ```swift
/// public final class Rating: Control<RatingState, RatingEvent> {
///     public init(stars: Int = 0) {
///         var state = RatingState()
///         state.stars = stars
///         super.init(state, .rating)
///     }
///     public var stars: Int {
///         get { state.stars }
///         set { state.stars = newValue }
///     }
///     public override func receive(_ event: RatingEvent) {
///         if case .rated(let stars) = event { state.stars = stars }
///         super.receive(event)
///     }
/// }
/// ```
/// Main thread only.
@preconcurrency @MainActor
open class Control<State: PortableState, Event: Sendable & Codable>: PortableView {
    /// The state that the control shows. A subclass changes it. A change to an invalid state is refused and reported.
    public final var state: State {
        get { shown }
        set { change(to: newValue) }
    }

    /// The actions of the user. Each is sent after the control has changed its state.
    public final var events: Observable<Event> { relay.asObservable() }

    /// Guard: only the main thread reads and sets it, and no call takes place meanwhile.
    @exclusivity(unchecked) private var shown: State
    private let relay = OwnedRelay<Event>()
    private let control: (any BackendControl<State, Event>)?

    /// Creates a control of a kind. If the backend has no view for the kind, the control is empty, and that is reported.
    public init(_ state: State, _ kind: ControlKind<State, Event>) {
        let control = Toolkit.backend.make(kind)
        shown = state
        self.control = control
        super.init(backendView: control ?? Toolkit.backend.makePlaceholder())
        if control == nil { reportUnknown(kind.name) }
        begin()
    }

    package init(_ state: State, _ control: any BackendControl<State, Event>) {
        shown = state
        self.control = control
        super.init(backendView: control)
        begin()
    }

    private func begin() {
        if let text = shown.cutLongTexts() { report(.textCut(text)) }
        if let error = shown.validationError {
            report(.invalid(error))
            shown = State()
        }
        control?.render(shown)
        let control = ZeroingReference(self)
        self.control?.onEvent = { event in control.object?.receive(event) }
    }

    private func change(to state: consuming State) {
        if state != shown { show(state) }
    }

    /// Shows a state, also if it equals the one that is shown: a text in another normal form is equal.
    final func show(_ state: consuming State) {
        if let text = state.cutLongTexts() { report(.textCut(text)) }
        if let error = state.validationError { return report(.invalid(error)) }
        shown = state
        control?.render(shown)
    }

    /// Receives an event. A subclass updates its state before it calls `super`.
    open func receive(_ event: Event) { relay.accept(event) }
}
