// SPDX-License-Identifier: MIT

import ViewKit
import WireKit

/// A control of a plugin.
class ShownControl<State: PortableState, Event: Sendable & Codable>: ShownStateView<State, Event> {
    private let control: any BackendControl<State, Event>

    init(
        _ id: UInt64, _ kind: String, _ control: any BackendControl<State, Event>,
        _ type: KindType<State, Event>, _ host: RemoteHost
    ) {
        self.control = control
        super.init(id, kind, control, type, host)
        control.onEvent = { [weak self] event in self?.report(event) }
    }

    override func render(_ body: WireBody) throws {
        // Of several states that follow each other, only the last one is decoded and shown.
        if !body.isReplaced { try super.render(body) }
    }

    override func handled(_ number: Int) throws {
        defer { if log.isHandled { host?.answers.answered() } }
        try super.handled(number)
    }

    final override func show(_ state: State) { control.render(shown(state)) }
    /// Returns the state that is shown for a state of the plugin.
    func shown(_ state: State) -> State { state }
    /// Returns the event that the plugin receives.
    func reported(_ event: Event) -> Event { event }

    private func report(_ event: Event) {
        let number = nextNumber(for: event)
        if (event as? any ChangesText)?.changesText == true { host?.didChangeText(of: self, by: number) }
        send(Occurrence(number: number, event: reported(event)))
        waitForAnswer(to: event)
    }
}

/// What the host knows of a kind of view: it decodes and checks its states, and knows which events are inputs of the user.
@MainActor final class KindType<State: PortableState, Event: Sendable> {
    let limits: KindLimits
    /// Whether the user has caused an event. Other events are caused by the desktop or by the plugin.
    let isOfUser: @MainActor (Event) -> Bool
    private let operation: WireOperation<Render<State>>
    private let laysOutText: Bool
    private let cost: @MainActor (State) -> StateCost
    private let validate: @MainActor (State, _ children: Int) -> String?

    init(
        _ limits: KindLimits, laysOutText: Bool = true,
        isOfUser: @escaping @MainActor (Event) -> Bool = { _ in false },
        cost: @escaping @MainActor (State) -> StateCost = { _ in StateCost() },
        validate: @escaping @MainActor (State, Int) -> String? = { _, _ in nil }
    ) {
        self.limits = limits
        self.isOfUser = isOfUser
        self.laysOutText = laysOutText
        self.cost = cost
        operation = limits.limit(
            WireOperation(
                Operations.renderNumber, Operations.renderName, defaults: Render(state: State())))
        self.validate = validate
    }

    func decode(_ body: WireBody, for view: ShownView, children: Int) throws -> Render<State> {
        let render = try body.decode(operation)
        try MessageRefusal.unless(render.state.validationError ?? validate(render.state, children))
        // A state without texts, or with a short one, has some bytes. The number of such views is limited. A field may have more text than
        // the others, which is one line.
        let text = laysOutText ? min(max(0, body.byteCount - 64), 64 << 10) : 0
        var cost = cost(render.state)
        (cost.bytes, cost.text) = (body.keptByteCount, text)
        try view.count(cost)
        // The text of a field is one line, and scrolls.
        if let longest = limits.textLength { try view.noteText(min(text, longest)) }
        view.host?.noteShown(text: text)
        if cost.drawing > 0 { view.host?.noteDrawn(microseconds: cost.drawing) }
        return render
    }
}

/// A ``KindType`` without its types.
@MainActor protocol KindFacts {
    var limits: KindLimits { get }
    /// Whether the user has caused an event of the kind.
    func isInput(_ event: any Sendable) -> Bool
}

extension KindType: KindFacts {
    func isInput(_ event: any Sendable) -> Bool { (event as? Event).map(isOfUser) ?? false }
}

/// The limits of the states of a kind of view.
struct KindLimits: Hashable, Sendable {
    /// How many bytes a state may have, without large arrays of bytes.
    var length = 1 << 18
    /// How many bytes each of its texts may have; nil for no limit of their own.
    var textLength: Int? = ShownText.maximumBytes
    /// How many elements each of its arrays may have.
    var elements = 10_000

    func limit<State: Codable & Sendable>(_ operation: WireOperation<Render<State>>)
        -> WireOperation<Render<State>>
    {
        operation.limited(length: length, textLength: textLength, elements: elements)
    }

    /// The limits of a kind, also for the plugin's process, which cuts longer texts. A kind of another module has the usual ones.
    @MainActor static func of(_ kind: String) -> KindLimits { unusual[kind] ?? KindLimits() }

    /// The limits that are not the usual ones. A table of its own: to fill ``RemoteKinds`` takes the process of a plugin some milliseconds.
    @MainActor private static let unusual: [String: KindLimits] = {
        // The user can type 65,535 characters into a field of GTK.
        let field = KindLimits(length: 1 << 20, textLength: nil)
        let small = KindLimits(length: 1 << 12)
        var limits = [
            ControlKind.textField.name: field, ControlKind.comboField.name: field,
            ControlKind.dropDown.name: KindLimits(length: 1 << 20),
            ControlKind.canvas.name: KindLimits(length: 4 << 20, elements: 200_000),
            SpecialKind.grid: small, SpecialKind.layoutView: small,
            SpecialKind.textView: KindLimits(length: 1 << 16, textLength: nil),
        ]
        for layout in SpecialKind.collections {
            limits[SpecialKind.collection(layout)] = KindLimits(elements: 200_000)
        }
        return limits
    }()
}

/// An event that may change a text.
private protocol ChangesText { var changesText: Bool { get } }

extension TextEvent: ChangesText {
    fileprivate var changesText: Bool { if case .changed = self { true } else { false } }
}

extension ComboFieldEvent: ChangesText {
    fileprivate var changesText: Bool { if case .changed = self { true } else { false } }
}

extension CollectionViewEvent {
    /// Whether the user has caused it. A column also gets another width without the user.
    var isOfUser: Bool {
        switch self {
        case .selected, .activated, .typed, .moved, .expanded, .parentWanted, .sorted, .columnMoved,
            .columnShown:
            true
        case .visible, .columnResized: false
        }
    }
}

extension InputEvent {
    /// Whether it is an input with which the user operates the view.
    var isOfUser: Bool {
        switch self {
        case .tap, .longPress, .pan, .swipe, .pinch, .rotation, .key, .action, .choice: true
        case .drag(let event): event == .began
        case .drop(let event): if case .dropped = event { true } else { false }
        case .hover, .scroll, .focus, .failed: false
        }
    }
}
