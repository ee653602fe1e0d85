// SPDX-License-Identifier: MIT

import ViewKit
import WireKit

/// A control of a plugin.
class HostedControl<State: PortableState, Event: Sendable & Codable>: HostedView {
    private let control: any BackendControl<State, Event>
    private let type: KindType<State>
    private var log = EventLog<State>()

    init(
        _ id: UInt64, _ kind: String, _ control: any BackendControl<State, Event>, _ type: KindType<State>,
        _ host: RemoteHost
    ) {
        self.control = control
        self.type = type
        super.init(id, kind, control, host)
        control.onEvent = { [weak self] event in self?.report(event) }
    }

    override func render(_ body: WireBody) throws {
        // Of several states that follow each other, only the last one is decoded and shown.
        if body.isReplaced { return }
        let render = try type.decode(body, for: self, children: 0)
        if let state = try log.receive(render) { control.render(shown(state)) }
    }

    override func handled(_ number: Int) throws {
        defer { if log.isHandled { host?.answers.answered() } }
        if let state = try log.handled(number) { control.render(shown(state)) }
    }

    /// Shows a state of the plugin again.
    final func show(_ state: State) { control.render(shown(state)) }
    /// Returns the state that is shown for a state of the plugin.
    func shown(_ state: State) -> State { state }
    /// Returns the event that the plugin receives.
    func reported(_ event: Event) -> Event { event }

    private func report(_ event: Event) {
        let isOfUser = type.isOfUser(event)
        if isOfUser { host?.userHasActed() }
        host?.send(
            WireOperation<Occurrence<Event>>(Operations.eventNumber, Operations.eventName), to: id,
            Occurrence(number: log.next(), event: reported(event)))
        if isOfUser, let host { host.answers.wait(in: host) { log.isHandled } }
    }
}

/// Decodes and checks the states of a kind of view.
@MainActor final class KindType<State: PortableState> {
    private let operation: WireOperation<Render<State>>
    private let maximumBytes: Int
    private let reportsUser: Bool
    private let laysOutText: Bool
    private let pixels: @MainActor (State) -> Int
    private let validate: @MainActor (State, _ children: Int) -> String?

    init(
        maximumBytes: Int, reportsUser: Bool = false, laysOutText: Bool = true,
        pixels: @escaping @MainActor (State) -> Int = { _ in 0 },
        validate: @escaping @MainActor (State, Int) -> String?
    ) {
        self.reportsUser = reportsUser
        self.laysOutText = laysOutText
        self.pixels = pixels
        operation = WireOperation(
            Operations.renderNumber, Operations.renderName, defaults: Render(state: State()))
        self.maximumBytes = maximumBytes
        self.validate = validate
    }

    /// Whether the user has caused an event. Other events are caused by the desktop or by the plugin.
    func isOfUser(_ event: any Sendable) -> Bool {
        switch event {
        case is ButtonEvent, is ToggleEvent, is NumberEvent, is SelectionEvent, is DateEvent,
            is FileFieldEvent, is FontEvent, is ColorEvent, is LabelEvent, is BannerEvent, is PathBarEvent,
            is ExpanderEvent, is TimeEvent:
            true
        case let event as ScrollViewEvent: event == .pulled
        case let event as PagesEvent: event != .shown && event != .dragCancelled
        case let event as TextEvent: event != .began && event != .ended && event != .paused
        case let event as TextViewEvent: event != .began && event != .ended && event != .paused
        case let event as ComboFieldEvent: event != .paused
        case let event as CollectionViewEvent: event.isOfUser
        // The timeout of a toast dismisses it too.
        case let event as ToastEvent: if case .action = event { true } else { false }
        case is LayoutEvent, is SplitViewEvent, is CanvasEvent, is ImageEvent: false
        default: reportsUser
        }
    }

    func decode(_ body: WireBody, for view: HostedView, children: Int) throws -> Render<State> {
        if body.byteCount > maximumBytes {
            throw Refusal(
                "the state of a view of the kind \"\(view.kind)\" has \(body.byteCount) bytes; at most \(maximumBytes) are allowed"
            )
        }
        let render = try body.decode(operation, textLength: Operations.textLength(ofKind: view.kind))
        try Refusal.unless(render.state.validationError ?? validate(render.state, children))
        // A state without texts, or with a short one, has some bytes. The number of such views is limited. A field may have more text than
        // the others, which is one line.
        let text = laysOutText ? min(max(0, body.byteCount - 64), 64 << 10) : 0
        try view.count(StateCost(bytes: body.byteCount, text: text, pixels: pixels(render.state)))
        view.host?.noteShown(text: text)
        return render
    }
}

extension CollectionViewEvent {
    /// Whether the user has caused it. A column also gets another width without the user.
    var isOfUser: Bool {
        switch self {
        case .selected, .activated, .typed, .moved, .expanded, .sorted, .columnMoved, .columnShown: true
        case .visible, .columnResized: false
        }
    }
}

extension InputEvent {
    /// Whether it is an input by which the user wants something of the view.
    var isOfUser: Bool {
        switch self {
        case .tap, .longPress, .pan, .swipe, .pinch, .rotation, .key, .action, .choice: true
        case .drag(let event): event == .began
        case .drop(let event): if case .dropped = event { true } else { false }
        case .hover, .scroll, .focus, .failed: false
        }
    }
}
