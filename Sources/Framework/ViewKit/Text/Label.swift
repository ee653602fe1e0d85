// SPDX-License-Identifier: MIT

import RxKernel

/// A text that the user cannot edit.
///
/// ```swift
/// private lazy var titleLabel = Label("Contacts", style: .title)
/// viewModel.title.bind(to: titleLabel.rx.text)
/// ```
/// A part of the text can be bold, italic, monospaced or a link: see ``markup``. Tab leads to the links of a label, and Return opens
/// them. Screen readers read the text. A text of more than 8,192 bytes is cut and reported, since the window
/// would not react while it is laid out: use a ``TextView``. Main thread only.
public final class Label: Control<LabelState, LabelEvent> {
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

    /// Creates a label with a text that has bold, italic and monospaced parts and links: see ``markup``.
    public convenience init(markup: String, style: TextStyle = .body, wraps: Bool = false) {
        self.init(style: style, wraps: wraps)
        self.markup = markup
    }

    /// The text, without its style. A new text has no style.
    public var text: String {
        get { state.text }
        set {
            var state = state
            state.text = newValue
            state.runs = []
            self.state = state
        }
    }

    /// The text with bold, italic and monospaced parts and links, in the syntax of ``Markup``; nil if the text has no style.
    ///
    /// ```swift
    /// label.markup = "Read the <a href=\"https://example.org\">manual</a>, <b>please</b>."
    /// ```
    /// Pass a text of unknown content through ``Markup/escape(_:)`` first. Invalid markup is reported, and shown as plain text.
    public var markup: String? {
        get { state.runs.isEmpty ? nil : Markup(state.runs).source }
        set {
            guard let newValue else { return text = state.text }
            do throws(MarkupError) {
                let markup = try Markup(parsing: newValue)
                var state = state
                state.text = markup.text
                state.runs = markup.runs
                self.state = state
            } catch {
                report(.markup(newValue, "\(error)"))
                text = newValue
            }
        }
    }

    /// Whether a link that the user activates is opened, with the application that the user has chosen for it. If false, the application
    /// decides what a link does: see `rx.linkActivated`.
    public var opensLinks = true

    public override func receive(_ event: LabelEvent) {
        if opensLinks, case .linkActivated(let uri) = event { Toolkit.backend.open(uri: uri) }
        super.receive(event)
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
    /// The parts of the text, if it has a style; together they are ``text``.
    public var runs: [Markup.Run] = []
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

    public var validationError: String? {
        ShownText.tooLong("text", text)
            ?? (runs.isEmpty || runs.map(\.text).joined() == text
                ? nil : "runs is a text other than \"\(text)\"; both must be the same")
    }

    /// A text that is cut has no style.
    public mutating func cutLongTexts() -> String? {
        guard text.cutToShownText() else { return nil }
        runs = []
        return "text"
    }
}

/// An action of the user on a ``Label``.
public enum LabelEvent: Sendable, Codable, Equatable {
    /// The user activated a link with this URI.
    case linkActivated(String)
}

extension ControlKind where State == LabelState, Event == LabelEvent {
    /// The kind of ``Label``.
    public static var label: Self { Self("label") }
}

extension Reactive where Base: Label {
    /// The text; nil is an empty one.
    @preconcurrency @MainActor public var text: Binder<String?> {
        Binder(onMain: base) { $0.text = $1 ?? "" }
    }

    /// The text with its style, in the syntax of ``Markup``; nil is an empty text.
    @preconcurrency @MainActor public var markup: Binder<String?> {
        Binder(onMain: base) { $0.markup = $1 ?? "" }
    }

    /// The URI of each link that the user activates. ``Label/opensLinks`` says whether it is opened too.
    @preconcurrency @MainActor public var linkActivated: ControlEvent<String> {
        .of(base.events) {
            switch $0 {
            case .linkActivated(let uri): uri
            }
        }
    }
}

/// The purpose of a text, from which the backend and the theme of the desktop derive its appearance.
/// ```swift
/// let title = Label("Letters", style: .title)
/// ```
public enum TextStyle: String, Sendable, Codable {
    /// Ordinary text.
    case body
    /// The title of a screen.
    case title
    /// The heading of a section.
    case heading
    /// A short text beside something, smaller than ordinary text.
    case caption
    /// A text that is less important.
    case secondary
    /// An error message.
    case error
    /// A text in which all characters have the same width, such as code.
    case monospace
}
