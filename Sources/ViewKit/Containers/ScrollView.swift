// SPDX-License-Identifier: MIT

import RxKernel

/// Shows a part of a view that is larger than the available space; the user scrolls to the rest.
///
/// Put a ``ListView`` into one. Set ``maximumContentWidth`` to keep text and forms readable in a wide window.
/// ```swift
/// let scrollView = ScrollView(form, maximumContentWidth: 600)
/// ```
public final class ScrollView: Container<ScrollViewState, ScrollViewEvent> {
    fileprivate let pulls = OwnedRelay<Void>()

    /// Creates a scroll view.
    ///
    /// - Parameters:
    ///   - content: the view of which a part is shown.
    ///   - horizontally: whether the user can scroll horizontally.
    ///   - vertically: whether the user can scroll vertically.
    ///   - maximumContentWidth: the maximum width of the content, in logical pixels; nil for no limit.
    public init(
        _ content: (any View)? = nil, horizontally: Bool = false, vertically: Bool = true,
        maximumContentWidth: Int? = nil
    ) {
        super.init(
            ScrollViewState {
                $0.scrollsHorizontally = horizontally; $0.scrollsVertically = vertically;
                $0.maximumContentWidth = maximumContentWidth
            }, .scrollView, content.map { [$0] } ?? [])
    }

    /// The view of which a part is shown.
    public var content: (any View)? {
        get { children.first }
        set { setChildren(newValue.map { [$0] } ?? []) }
    }

    /// The maximum width of the content, in logical pixels; nil for no limit. In a wider view the content is centred.
    public var maximumContentWidth: Int? {
        get { state.maximumContentWidth }
        set { state.maximumContentWidth = newValue }
    }

    public override func receive(_ event: ScrollViewEvent) {
        switch event {
        case .pulled: pulls.accept(())
        }
    }
}

/// How a ``ScrollView`` shows its content.
public struct ScrollViewState: PortableState {
    /// Whether the user can scroll horizontally.
    public var scrollsHorizontally = false
    /// Whether the user can scroll vertically.
    public var scrollsVertically = true
    /// The maximum width of the content, in logical pixels; nil for no limit.
    public var maximumContentWidth: Int?

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        notALength("maximumContentWidth", maximumContentWidth)
    }
}

extension ContainerKind where State == ScrollViewState, Event == ScrollViewEvent {
    /// The kind of ``ScrollView``.
    public static var scrollView: Self { Self("scrollView") }
}

/// An action of the user on a ``ScrollView``.
public enum ScrollViewEvent: Sendable, Codable, Equatable {
    /// The user pulled the content down beyond its top, on a touchscreen or a touchpad.
    case pulled
}

extension Reactive where Base: ScrollView {
    /// Sends when the user pulls the content down beyond its top, which refreshes the content in many applications. Offer a command that does the
    /// same for users who have only a mouse or a keyboard.
    @preconcurrency @MainActor public var pulled: ControlEvent<Void> {
        ControlEvent(events: base.pulls.asObservable())
    }
}
