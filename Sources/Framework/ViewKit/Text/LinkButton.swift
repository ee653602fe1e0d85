// SPDX-License-Identifier: MIT

import RxKernel

/// A button that looks like a link, and opens a web page, a mail address or a file with the application that the user has chosen for it.
///
/// ```swift
/// LinkButton("Documentation", uri: "https://example.org/manual")
/// ```
/// A link within a sentence is part of a ``Label`` with ``Label/markup``. Space and Return open the link. Screen readers announce a link.
/// Main thread only.
public final class LinkButton: Control<LinkButtonState, ButtonEvent> {
    /// Creates a link.
    ///
    /// - Parameters:
    ///   - title: the text of the link; if empty, the URI.
    ///   - uri: the URI that the link opens.
    public init(_ title: String = "", uri: String) {
        super.init(
            LinkButtonState {
                $0.title = title; $0.uri = uri
            }, .linkButton)
    }

    /// The text of the link; if empty, the URI.
    public var title: String {
        get { state.title }
        set { state.title = newValue }
    }

    /// The URI that the link opens.
    public var uri: String {
        get { state.uri }
        set { state.uri = newValue }
    }

    /// Whether a press opens the URI. If false, the application decides what a press does: see `rx.tap`.
    public var opensURI = true

    public override func receive(_ event: ButtonEvent) {
        if opensURI, !uri.isEmpty { Toolkit.backend.open(uri: uri) }
        super.receive(event)
    }
}

/// The state of a ``LinkButton``.
public struct LinkButtonState: PortableState {
    /// The text of the link; if empty, the URI.
    public var title = ""
    /// The URI that the link opens.
    public var uri = ""

    /// Creates the state of a new view.
    public init() {}

    /// The text that is shown.
    package var shownTitle: String { title.isEmpty ? uri : title }

    public var validationError: String? { ShownText.tooLong("title", title) ?? ShownText.tooLong("uri", uri) }

    public mutating func cutLongTexts() -> String? {
        title.cutToShownText() ? "title" : uri.cutToShownText() ? "uri" : nil
    }
}

extension ControlKind where State == LinkButtonState, Event == ButtonEvent {
    /// The kind of ``LinkButton``.
    public static var linkButton: Self { Self("linkButton") }
}

extension Reactive where Base: LinkButton {
    /// The title; nil is an empty one.
    @preconcurrency @MainActor public var title: Binder<String?> {
        Binder(onMain: base) { $0.title = $1 ?? "" }
    }

    /// Each press of the link, by pointer, key or screen reader.
    @preconcurrency @MainActor public var tap: ControlEvent<Void> {
        ControlEvent(events: base.events.map { _ in })
    }
}
