// SPDX-License-Identifier: MIT

import ViewKit

/// A control in memory: the state that it shows, and functions that report the user's events.
///
/// A control of another module registers this class, or a subclass with the actions of the user:
/// ```swift
/// extension HeadlessControl where State == RatingState, Event == RatingEvent {
///     public func rate(_ stars: Int) throws { try send(.rated(stars), doing: "rate") }
/// }
/// ```
@preconcurrency @MainActor
open class HeadlessControl<State: PortableState, Event: Sendable & Codable>: HeadlessView, BackendControl {
    /// The state that it shows; nil until it has rendered one.
    public private(set) final var shown: State?
    public final var onEvent: (@MainActor (Event) -> Void)?

    private let textOf: (State) -> String
    private let valueOf: (State) -> String?

    /// Creates a control.
    ///
    /// - Parameters:
    ///   - role: the purpose of the control.
    ///   - text: returns the text on a control with that state.
    ///   - value: returns the value that the user can change; nil if there is none.
    public init(
        _ role: Role, text: @escaping (State) -> String = { _ in "" },
        value: @escaping (State) -> String? = { _ in nil }
    ) {
        textOf = text
        valueOf = value
        super.init(role)
    }

    open func render(_ state: State) {
        shown = state
        setNeedsLayout()
    }

    open override var text: String { shown.map(textOf) ?? "" }
    open override var value: String? { shown.flatMap(valueOf) }

    /// Tab passes over texts, pictures and drawings, though they have events. It reaches a text with links.
    open override var takesFocus: Bool {
        if let label = shown as? LabelState {
            return label.isSelectable || label.runs.contains { $0.link != nil }
        }
        if shown is ImageViewState || shown is AvatarState || shown is CanvasState { return false }
        return Event.self != Never.self || super.takesFocus
    }

    /// Reports an event of the user.
    ///
    /// - Parameter verb: the action of the user, for the error message: `"press"`.
    /// - Throws: `HeadlessError.disabled` if the control, or a view that it is in, is disabled;
    ///   `HeadlessError.behindDialog` or `behindWindow` if a dialog or a modal window blocks it.
    public final func send(_ event: Event, doing verb: String) throws {
        try requireOperable()
        guard isEnabled else { throw HeadlessError.disabled(role: role, name: name, action: verb) }
        perform { onEvent?(event) }
    }
}
