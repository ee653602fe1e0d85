// SPDX-License-Identifier: MIT

import ViewKit
import WireKit

/// A view that is shown by the host. In this process it has only a number.
@MainActor class RemoteView: BackendView, RemoteObject {
    private(set) final var id: UInt64 = 0
    final let backend: RemoteBackend
    private let kind: String
    private var listens = false
    /// The number of the last event that was handled. A state is sent with it, so that a late state does not undo an input of the user.
    private(set) final var lastReceivedEvent = 0

    init(_ kind: String, in backend: RemoteBackend) {
        self.backend = backend
        self.kind = kind
        id = backend.register(self)
        backend.send(Operations.make, to: id, Make(kind: kind))
    }

    isolated deinit { backend.release(id) }

    func renderCommon(_ properties: ViewProperties) {
        var properties = properties
        properties.styleClasses = backend.accepted(properties.styleClasses)
        backend.send(Operations.common, to: id, properties)
    }

    func focus() { backend.send(Operations.focus, to: id, lastReceivedEvent) }

    func resignFocus() { backend.send(Operations.resignFocus, to: id, EmptyBody()) }

    func scrollIntoView(animated: Bool) { backend.send(Operations.scrollIntoView, to: id, animated) }

    final var onInput: (@MainActor (InputEvent) -> Void)? {
        didSet {
            // The host needs a request to report failures, even if the view requests no other events.
            if oldValue == nil, onInput != nil { request(InputRequest()) }
        }
    }

    func request(_ input: InputRequest) { backend.send(Operations.requestInput, to: id, input) }

    func showMenu(_ menu: Menu, at position: Point?) {
        backend.send(Operations.showMenu, to: id, OpenMenu(menu: menu, position: position))
    }

    final var onContextRequest: (@MainActor (ContextRequest) -> Void)? {
        didSet {
            guard !listens, onContextRequest != nil else { return }
            listens = true
            backend.send(Operations.listenContext, to: id, EmptyBody())
        }
    }

    func receiveEvent(_ body: WireBody) throws {}

    func receiveContext(_ occurrence: ContextOccurrence) {
        onContextRequest?(ContextRequest(position: occurrence.position, row: occurrence.row))
    }

    /// The host has made so many changes of the rows or of the text.
    func wereConfirmed(_ changes: Int) {}

    func receiveInput(_ event: InputEvent) { onInput?(event) }

    final func sendState<State: PortableState>(_ state: State) {
        let operation = WireOperation<Render<State>>(Operations.renderNumber, Operations.renderName)
        backend.send(
            KindLimits.of(kind).limit(operation), to: id,
            Render(lastReceivedEvent: lastReceivedEvent, state: state))
    }

    /// Handles an event of the view, and reports to the host that it was handled.
    final func receive<Event: Codable>(_ body: WireBody, _ handle: (Occurrence<Event>) -> Void) throws {
        let occurrence = try body.decode(
            WireOperation<Occurrence<Event>>(Operations.eventNumber, Operations.eventName))
        lastReceivedEvent = occurrence.number
        handle(occurrence)
        backend.send(Operations.handled, to: id, occurrence.number)
    }
}

/// A control that is shown by the host.
final class RemoteControl<State: PortableState, Event: Sendable & Codable>: RemoteView, BackendControl {
    var onEvent: (@MainActor (Event) -> Void)?

    func render(_ state: State) { sendState(state) }

    override func receiveEvent(_ body: WireBody) throws {
        try receive(body) { (occurrence: Occurrence<Event>) in onEvent?(occurrence.event) }
    }
}

/// A container that is shown by the host.
class RemoteContainer<State: PortableState, Event: Sendable & Codable>: RemoteView, BackendContainer {
    private var listens = false

    final var onEvent: (@MainActor (Event) -> Void)? {
        didSet {
            guard !listens, onEvent != nil else { return }
            listens = true
            backend.send(Operations.listen, to: id, EmptyBody())
        }
    }

    func render(_ state: State) { sendState(state) }

    final func insert(_ child: any BackendView, at index: Int) {
        guard let child = child as? RemoteView else {
            // A placeholder keeps the indices of the host equal to those of the container.
            let placeholder = RemoteView(SpecialKind.placeholder, in: backend)
            backend.send(Operations.insert, to: id, ChildInsertion(child: placeholder.id, index: index))
            return backend.report("A view of another backend cannot be shown by the host. It stays empty.")
        }
        backend.send(Operations.insert, to: id, ChildInsertion(child: child.id, index: index))
    }

    final func remove(at index: Int) { backend.send(Operations.remove, to: id, index) }

    final func move(from index: Int, to newIndex: Int) {
        backend.send(Operations.move, to: id, ChildMove(from: index, to: newIndex))
    }

    override func receiveEvent(_ body: WireBody) throws { try receive(body) { handle($0) } }

    func handle(_ occurrence: Occurrence<Event>) { onEvent?(occurrence.event) }
}

/// Pages that are shown by the host. A change without animation is reported as shown immediately. Reports for older changes are ignored.
final class RemotePages: RemoteContainer<PagesState, PagesEvent> {
    private var changes = 0
    private var isAnswered = true

    override func render(_ state: PagesState) {
        super.render(state)
        guard state.changes != changes else { return }
        changes = state.changes
        isAnswered = !state.animation.isAnimated
        if isAnswered { onEvent?(.shown) }
    }

    override func handle(_ occurrence: Occurrence<PagesEvent>) {
        guard occurrence.event == .shown else { return super.handle(occurrence) }
        guard occurrence.changes == changes, !isAnswered else { return }
        isAnswered = true
        super.handle(occurrence)
    }
}

/// A grid that is shown by the host.
final class RemoteGrid: RemoteContainer<GridState, Never>, BackendGrid {
    func place(childAt index: Int, in cell: GridCell) {
        backend.send(Operations.place, to: id, Placement(index: index, cell: cell))
    }
}

/// A layout view that is shown by the host.
final class RemoteLayoutView: RemoteContainer<LayoutViewState, LayoutEvent>, BackendLayoutView {
    func add(_ constraint: LayoutConstraintState, id constraintID: Int) {
        backend.send(
            Operations.addConstraint, to: id, NewConstraint(id: constraintID, constraint: constraint))
    }

    func removeConstraint(id constraintID: Int) {
        backend.send(Operations.removeConstraint, to: id, constraintID)
    }
}
