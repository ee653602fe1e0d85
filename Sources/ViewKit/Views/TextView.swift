// SPDX-License-Identifier: MIT

import RxKernel

/// Several lines of text that the person writes.
public final class TextView: Control<TextViewState, TextEvent> {
    /// A view that says `text`, which the person can change if it is editable.
    public init(_ text: String = "", isEditable: Bool = true) {
        super.init(TextViewState(text: text, isEditable: isEditable), Toolkit.backend.makeTextView())
    }

    /// What is written in it.
    public var text: String {
        get { state.text }
        set { state.text = newValue }
    }

    /// Whether the person can change the text.
    public var isEditable: Bool {
        get { state.isEditable }
        set { state.isEditable = newValue }
    }

    package override func receive(_ event: TextEvent) {
        if case .changed(let text) = event { state.text = text }
        super.receive(event)
    }
}

/// What a ``TextView`` shows.
public struct TextViewState: Sendable, Codable, Equatable {
    /// What is written in it.
    public var text = ""
    /// Whether the person can change the text.
    public var isEditable = true
}

extension Reactive where Base: TextView {
    /// The text: the present one on subscription, then each change that the person makes; what is bound to it is shown.
    @preconcurrency @MainActor public var text: ControlProperty<String?> {
        .text(of: base, events: base.events) {
            $0.text
        } set: {
            $0.text = $1
        }
    }
}
