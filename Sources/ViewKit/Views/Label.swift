// SPDX-License-Identifier: MIT

import RxKernel

/// A text that the user reads.
///
/// ```swift
/// private lazy var titleLabel = Label("Contacts", style: .title)
/// viewModel.title.bind(to: titleLabel.rx.text)
/// ```
public final class Label: Control<LabelState, Never> {
    /// Creates a label.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - style: the purpose of the text.
    ///   - wraps: whether a long text continues in the next line; otherwise it ends with an ellipsis.
    public init(_ text: String = "", style: TextStyle = .body, wraps: Bool = false) {
        super.init(
            LabelState {
                $0.text = text; $0.style = style; $0.wraps = wraps
            }, .label)
    }

    /// The text.
    public var text: String {
        get { state.text }
        set { state.text = newValue }
    }

    /// The purpose of the text.
    public var style: TextStyle {
        get { state.style }
        set { state.style = newValue }
    }

    /// Whether a long text continues in the next line; otherwise it ends with an ellipsis.
    public var wraps: Bool {
        get { state.wraps }
        set { state.wraps = newValue }
    }

    /// Whether the user can select and copy the text.
    public var isSelectable: Bool {
        get { state.isSelectable }
        set { state.isSelectable = newValue }
    }

    /// The alignment of the text in a label that is wider than the text.
    public var textAlignment: Alignment {
        get { state.alignment }
        set { state.alignment = newValue }
    }
}

/// The state of a ``Label``.
public struct LabelState: PortableState {
    /// The text.
    public var text = ""
    /// The purpose of the text.
    public var style = TextStyle.body
    /// Whether a long text continues in the next line.
    public var wraps = false
    /// Whether the user can select and copy the text.
    public var isSelectable = false
    /// The alignment of the text in a label that is wider than the text.
    public var alignment = Alignment.start

    /// Creates the state of a new view.
    public init() {}
}

extension ControlKind where State == LabelState, Event == Never {
    /// The kind of ``Label``.
    public static var label: Self { Self("label") }
}

extension Reactive where Base: Label {
    /// The text; nil is an empty one.
    @preconcurrency @MainActor public var text: Binder<String?> { Binder(base) { $0.text = $1 ?? "" } }
}
