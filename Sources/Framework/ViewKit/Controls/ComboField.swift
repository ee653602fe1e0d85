// SPDX-License-Identifier: MIT

public import RxKernel

/// A line of text with a list of texts to choose from: the user types any text, or chooses one.
///
/// ```swift
/// private lazy var city = ComboField(options: ["Berlin", "Bern"], placeholder: "City")
/// city.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned self] in viewModel.setCity($0) })
/// ```
/// Use a ``DropDown`` if the text must be one of the options.
///
/// While the user types, the options that contain the text are shown. Down opens the list, the arrow keys select an option, Return takes
/// it, Escape closes the list. The button beside the text shows all options. Ctrl+Z and Ctrl+Shift+Z undo and redo what the user has typed
/// and chosen, as in a ``TextField``. Screen readers announce a combo box, with the placeholder as its name, unless it has an
/// ``PortableView/accessibilityLabel``. Main thread only.
public final class ComboField: Control<ComboFieldState, ComboFieldEvent> {
    private let undoing = TextUndo()
    /// The text to which the history belongs.
    private var undoableText = ""

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - options: the texts to choose from.
    ///   - placeholder: a hint that is shown while the text is empty.
    public init(_ text: String = "", options: [String] = [], placeholder: String = "") {
        super.init(
            ComboFieldState {
                $0.text = text; $0.options = options; $0.placeholder = placeholder
            }, .comboField)
    }

    /// The text. Outside of ``edit(_:)``, setting it begins a new undo history, as in a ``TextField``.
    public var text: String {
        get { state.text }
        set {
            let change = change(to: newValue)
            undoing.programChanged(change, selection: 0..<0, end: 0..<0)
            undoableText = newValue
            if change != nil { show(newValue) }
        }
    }

    /// The texts to choose from.
    public var options: [String] {
        get { state.options }
        set { state.options = newValue }
    }

    /// The hint that is shown while the text is empty.
    public var placeholder: String {
        get { state.placeholder }
        set { state.placeholder = newValue }
    }

    public override func receive(_ event: ComboFieldEvent) {
        switch event {
        case .changed(let text): userChanged(to: text, event)
        case .selected(let index) where options.indices.contains(index):
            userChanged(to: options[index], event)
        case .selected: break
        case .activated: super.receive(event)
        case .undo:
            forgetOtherText()
            perform(undoing.undo())
        case .redo:
            forgetOtherText()
            perform(undoing.redo())
        case .paused: undoing.pause()
        }
    }

    /// Calls `changes`, and makes the texts that it sets one step that the user can undo.
    public func edit<Value>(_ changes: () throws -> Value) rethrows -> Value {
        try undoing.edit(changes)
    }

    /// Empties the undo history, so that the text cannot be changed by undo.
    public func clearHistory() { undoing.clear() }

    private func userChanged(to text: String, _ event: ComboFieldEvent) {
        undoing.userChanged(change(to: text).map { [$0] } ?? [], selection: 0..<0, end: 0..<0)
        show(text, event)
    }

    private func perform(_ step: (edits: [TextEdit], selection: Range<Int>)?) {
        guard let step else { return }
        var text = state.text
        for edit in step.edits { _ = edit.apply(to: &text) }
        show(text, .changed(text))
    }

    /// Shows a text of the user, and reports it. A text that the program sets meanwhile belongs to the same step.
    private func show(_ text: String, _ event: ComboFieldEvent) {
        show(text)
        undoing.reporting { super.receive(event) }
    }

    private func show(_ text: String) {
        var state = state
        state.text = text
        undoableText = text
        show(state)
    }

    /// Empties the history if the ``Control/state`` was set with another text.
    private func forgetOtherText() { if !undoableText.hasScalars(of: state.text) { undoing.clear() } }

    private func change(to text: String) -> UndoSteps.Change? {
        var old = state.text
        forgetOtherText()
        return TextEdit(from: old, to: text).flatMap { UndoSteps.Change($0, applyingTo: &old) }
    }
}

/// The state of a ``ComboField``.
public struct ComboFieldState: PortableState {
    /// The text.
    public var text = ""
    /// The texts to choose from.
    public var options: [String] = []
    /// The hint that is shown while the text is empty.
    public var placeholder = ""

    /// Creates the state of a new view.
    public init() {}

    /// The indices of the options that contain `text`, in upper or lower case; of all options if the text is empty.
    public func suggestions(for text: String) -> [Int] {
        let text = text.lowercased()
        return options.indices.filter { text.isEmpty || options[$0].lowercased().contains(text) }
    }
}

extension ControlKind where State == ComboFieldState, Event == ComboFieldEvent {
    /// The kind of ``ComboField``.
    public static var comboField: Self { Self("comboField") }
}

/// An action of the user on a ``ComboField``.
public enum ComboFieldEvent: Sendable, Codable, Equatable {
    /// The user typed, and the text is this one.
    case changed(String)
    /// The user chose the option with this index, and the text is that option.
    case selected(Int)
    /// The user pressed Return.
    case activated
    /// The user pressed Ctrl+Z. The field handles it, and reports ``changed(_:)``.
    case undo
    /// The user pressed Ctrl+Shift+Z. The field handles it, and reports ``changed(_:)``.
    case redo
    /// The user types again after a pause: what is typed next is a step of its own in the undo history. The field handles it, and reports
    /// nothing.
    case paused
}

extension Reactive where Base: ComboField {
    /// The placeholder; nil is an empty one.
    @preconcurrency @MainActor public var placeholder: Binder<String?> {
        Binder(onMain: base) { $0.placeholder = $1 ?? "" }
    }

    /// The text: the current one on subscription, then each change that the user makes, by typing or by choosing an option. A text that is
    /// bound to it is shown; nil is an empty one.
    @preconcurrency @MainActor public var text: ControlProperty<String?> {
        .of(base, when: { $0 != .activated }, get: { $0.text }, set: { $0.text = $1 ?? "" })
    }

    /// The index of each option that the user chooses.
    @preconcurrency @MainActor public var selected: ControlEvent<Int> {
        .of(base.events) { if case .selected(let index) = $0 { index } else { nil } }
    }

    /// The user pressed Return.
    @preconcurrency @MainActor public var activated: ControlEvent<Void> {
        ControlEvent(events: base.events.filter { $0 == .activated }.map { _ in })
    }
}
