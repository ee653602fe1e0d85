// SPDX-License-Identifier: MIT

import RxKernel

/// A title that shows and hides the view below it when the user clicks it. Use it for content that few users
/// need. Use a ``Revealer`` if the program shows and hides the view.
///
/// ```swift
/// Expander("Advanced") { Box(spacing: 6, [proxyField, timeoutField]) }
/// ```
/// The content is created when the expander is opened for the first time. Tab reaches the title; Return and Space open and close it. Screen
/// readers say whether it is expanded. Main thread only.
public final class Expander: Container<ExpanderState, ExpanderEvent> {
    private var makeContent: (@MainActor () -> any View)?
    fileprivate let changes = OwnedRelay<Bool>()

    /// Creates an expander. `content` creates its content when it is opened for the first time.
    public init(
        _ title: String, isExpanded: Bool = false, _ content: @escaping @MainActor () -> any View
    ) {
        makeContent = content
        super.init(ExpanderState { $0.title = title }, .expander)
        self.isExpanded = isExpanded
    }

    /// Creates an expander with a content that exists already.
    public convenience init(_ title: String, isExpanded: Bool = false, content: any View) {
        self.init(title, isExpanded: isExpanded) { content }
        loadContent()
    }

    /// The title.
    public var title: String {
        get { state.title }
        set { state.title = newValue }
    }

    /// Whether the content is visible.
    public var isExpanded: Bool {
        get { state.isExpanded }
        set {
            if newValue { loadContent() }
            state.isExpanded = newValue
        }
    }

    /// The view below the title; nil if the expander was not opened yet.
    public var content: (any View)? {
        get { children.first }
        set {
            makeContent = nil
            setChildren(newValue.map { [$0] } ?? [])
        }
    }

    public override func receive(_ event: ExpanderEvent) {
        guard case .expanded(let isExpanded) = event else { return }
        self.isExpanded = isExpanded
        changes.accept(isExpanded)
    }

    private func loadContent() {
        guard let makeContent else { return }
        content = makeContent()
    }
}

/// The state of an ``Expander``.
public struct ExpanderState: PortableState {
    /// The title.
    public var title = ""
    /// Whether the content is visible.
    public var isExpanded = false

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? { ShownText.tooLong("title", title) }

    public mutating func cutLongTexts() -> String? { title.cutToShownText() ? "title" : nil }
}

extension ContainerKind where State == ExpanderState, Event == ExpanderEvent {
    /// The kind of ``Expander``.
    public static var expander: Self { Self("expander") }
}

/// An action of the user on an ``Expander``.
public enum ExpanderEvent: Sendable, Codable, Equatable {
    /// The user opened or closed the expander.
    case expanded(Bool)
}

extension Reactive where Base: Expander {
    /// The title; nil is an empty one.
    @preconcurrency @MainActor public var title: Binder<String?> {
        Binder(onMain: base) { $0.title = $1 ?? "" }
    }

    /// Whether the content is visible: the current value on subscription, then each change that the user makes.
    @preconcurrency @MainActor public var isExpanded: ControlProperty<Bool> {
        .of(
            base, changes: base.changes.asObservable(), get: { $0.isExpanded }, set: { $0.isExpanded = $1 })
    }
}
