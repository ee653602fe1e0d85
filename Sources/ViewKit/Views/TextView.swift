// SPDX-License-Identifier: MIT

import RxKernel

/// Several lines of text that the user reads or edits. Use a ``TextField`` for a single line.
public final class TextView: Control<TextViewState, TextEvent> {
    /// Creates a view with `text`, which the user can change if the view is editable.
    public init(_ text: String = "", isEditable: Bool = true) {
        super.init(
            TextViewState {
                $0.text = text; $0.isEditable = isEditable
            }, .textView)
    }

    /// The text.
    public var text: String {
        get { state.text }
        set {
            guard let edit = TextEdit(from: state.text, to: newValue) else { return }
            var state = state
            state.selection = edit.moved(state.selection, in: state.text)
            state.text = newValue
            self.state = state
        }
    }

    /// Whether the user can change the text.
    public var isEditable: Bool {
        get { state.isEditable }
        set { state.isEditable = newValue }
    }

    public override func receive(_ event: TextEvent) {
        if case .changed(let text, let selection) = event {
            var state = state
            state.text = text
            state.selection = selection
            self.state = state
        } else if case .selected(let selection) = event {
            state.selection = selection
        }
        super.receive(event)
    }
}

/// The state of a ``TextView``.
public struct TextViewState: PortableState {
    /// The text.
    public var text = ""
    /// The selection, in Unicode scalars; an empty range is the caret.
    public var selection = 0..<0
    /// Whether the user can change the text.
    public var isEditable = true

    /// Creates the state of a new view.
    public init() {}
}

extension ControlKind where State == TextViewState, Event == TextEvent {
    /// The kind of ``TextView``.
    public static var textView: Self { Self("textView") }
}

extension Reactive where Base: TextView {
    /// The text: the present one on subscription, then each change that the user makes. A text that is bound to it is shown; nil is an
    /// empty one.
    @preconcurrency @MainActor public var text: ControlProperty<String?> {
        .text(of: base, events: base.events) {
            $0.text
        } set: {
            $0.text = $1
        }
    }
}
