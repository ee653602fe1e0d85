// SPDX-License-Identifier: MIT

import RxKernel

/// A text that the person reads.
///
/// ```swift
/// private lazy var titleLabel = Label("Contacts", style: .title)
/// viewModel.title.bind(to: titleLabel.rx.text)
/// ```
public final class Label: Control<LabelState, Never> {
    /// A label that says `text`, in the look of its `style`; where it is too long it goes on in the next line
    /// if it `wraps`, and ends with an ellipsis otherwise.
    public init(_ text: String = "", style: TextStyle = .body, wraps: Bool = false) {
        super.init(LabelState(text: text, style: style, wraps: wraps), Toolkit.backend.makeLabel())
    }

    /// What it says.
    public var text: String {
        get { state.text }
        set { state.text = newValue }
    }

    /// What the text is for.
    public var style: TextStyle {
        get { state.style }
        set { state.style = newValue }
    }

    /// Whether a long text goes on in the next line; otherwise it is cut off with an ellipsis.
    public var wraps: Bool {
        get { state.wraps }
        set { state.wraps = newValue }
    }

    /// Whether the person can select and copy the text.
    public var isSelectable: Bool {
        get { state.isSelectable }
        set { state.isSelectable = newValue }
    }

    /// Where the text stands when the label is wider than it.
    public var textAlignment: Alignment {
        get { state.alignment }
        set { state.alignment = newValue }
    }
}

/// What a ``Label`` shows.
public struct LabelState: Sendable, Codable, Equatable {
    /// What it says.
    public var text = ""
    /// What the text is for.
    public var style = TextStyle.body
    /// Whether a long text goes on in the next line.
    public var wraps = false
    /// Whether the person can select and copy the text.
    public var isSelectable = false
    /// Where the text stands when the label is wider than it.
    public var alignment = Alignment.start
}

extension Reactive where Base: Label {
    /// The text; nil shows none.
    @preconcurrency @MainActor public var text: Binder<String?> { Binder(base) { $0.text = $1 ?? "" } }
}
