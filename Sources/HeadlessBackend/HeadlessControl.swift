// SPDX-License-Identifier: MIT

import ViewKit

/// A control in memory: the state that it shows, and the way to report what is done to it.
@preconcurrency @MainActor
public class HeadlessControl<State: Sendable & Codable & Equatable, Event: Sendable & Codable>: HeadlessView,
    BackendControl
{
    /// The state that it shows; nil until it has rendered one.
    public private(set) var shown: State?
    public final var onEvent: (@MainActor (Event) -> Void)?

    private let textOf: (State) -> String
    private let valueOf: (State) -> String?

    init(
        _ role: Role, text: @escaping (State) -> String = { _ in "" },
        value: @escaping (State) -> String? = { _ in nil }
    ) {
        textOf = text
        valueOf = value
        super.init(role)
    }

    public func render(_ state: State) {
        shown = state
        setNeedsLayout()
    }

    public override var text: String { shown.map(textOf) ?? "" }
    public override var value: String? { shown.flatMap(valueOf) }

    /// Reports what the person did, where the control reacts to it.
    func send(_ event: Event, doing verb: String) throws {
        guard isEnabled else { throw HeadlessError.disabled(role: role, name: name, action: verb) }
        onEvent?(event)
    }
}

/// A text field in memory; its role depends on what it is for.
final class HeadlessTextField: HeadlessControl<TextFieldState, TextEvent> {
    init() { super.init(.textField, value: { $0.text }) }

    override var name: String {
        let name = super.name
        return name.isEmpty ? shown?.placeholder ?? "" : name
    }
}
