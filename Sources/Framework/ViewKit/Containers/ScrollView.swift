// SPDX-License-Identifier: MIT

import RxKernel

/// Shows a part of a view that is larger than the available space; the user scrolls to the rest.
///
/// Put a ``ListView`` into one. Set ``maximumContentWidth`` to keep text and forms readable in a wide window.
/// ```swift
/// let scrollView = ScrollView(form, maximumContentWidth: 600)
/// ```
/// The program scrolls to a position with ``offset`` and ``scroll(to:animated:)``, and to a view with
/// ``PortableView/scrollIntoView(animated:)``. A list also scrolls to its rows. Main thread only.
public final class ScrollView: Container<ScrollViewState, ScrollViewEvent> {
    fileprivate let pulls = OwnedRelay<Void>()
    fileprivate let geometryChanges = OwnedRelay<ScrollGeometry>()

    /// What part of the content is visible, as the backend has reported it last. All lengths are 0 until the view was laid out.
    public private(set) var geometry = ScrollGeometry()

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

    /// The position of the visible part in the content: the distance of its upper left corner from that of the content, in logical pixels.
    ///
    /// It changes when the user scrolls, and when the program does. A new position is shown after the next layout, so that content
    /// that was added before is taken into account. A position outside of the content is replaced by the nearest one that exists, which
    /// `rx.offset` then sends.
    public var offset: Point {
        get { geometry.offset }
        set { scroll(to: newValue, animated: false) }
    }

    /// Scrolls to a position, as ``offset`` does, by an animation if `animated` is true and the settings of the desktop enable animations.
    /// Scrolling by the user ends the animation.
    ///
    /// ```swift
    /// scrollView.scroll(to: .zero)
    /// ```
    /// - Parameters:
    ///   - offset: the position. A negative distance means 0. A number that is not finite is refused and reported.
    ///   - animated: whether an animation leads to the position.
    public func scroll(to offset: Point, animated: Bool = true) {
        let offset = Point(x: offset.x < 0 ? 0 : offset.x, y: offset.y < 0 ? 0 : offset.y)
        var new = state
        new.request = ScrollRequest(
            offset, isAnimated: animated, number: (state.request?.number ?? 0) + 1)
        state = new
        if !animated, state.request?.number == new.request?.number { geometry.offset = offset }
    }

    public override func receive(_ event: ScrollViewEvent) {
        switch event {
        case .pulled: pulls.accept(())
        case .scrolled(let geometry):
            self.geometry = geometry
            geometryChanges.accept(geometry)
        }
    }
}

extension PortableView {
    /// Scrolls the scroll views that the view is in as little as is necessary to make the view visible. Of a view that is larger than the
    /// visible part, the beginning is shown.
    ///
    /// ```swift
    /// if !emailField.isValid { emailField.scrollIntoView() }
    /// ```
    /// It takes effect after the next layout. Without a scroll view, or in a hidden view, it has no effect. A view that gets the keyboard
    /// focus is scrolled to in any case.
    ///
    /// - Parameter animated: whether an animation leads to the position, if the settings of the desktop enable animations.
    public func scrollIntoView(animated: Bool = true) { backendView.scrollIntoView(animated: animated) }
}

/// What part of the content of a ``ScrollView`` is visible. All lengths are in logical pixels.
///
/// ```swift
/// scrollView.rx.geometry.filter { $0.distanceToBottom < 200 }
///     .subscribe(onNext: { [unowned self] _ in viewModel.loadMore() })
///     .disposed(by: disposeBag)
/// ```
public struct ScrollGeometry: Sendable, Codable, Equatable {
    /// The position of the visible part: the distance of its upper left corner from that of the content.
    public var offset = Point.zero
    /// The size of the content.
    public var contentSize = Size(width: 0, height: 0)
    /// The size of the visible part.
    public var visibleSize = Size(width: 0, height: 0)

    /// Creates the geometry of a view that was not laid out yet.
    public init() {}

    /// Creates a geometry.
    public init(offset: Point, contentSize: Size, visibleSize: Size) {
        self.offset = offset
        self.contentSize = contentSize
        self.visibleSize = visibleSize
    }

    /// How far the user can scroll down from here; 0 at the end of the content.
    public var distanceToBottom: Double {
        max(Double(contentSize.height - visibleSize.height) - offset.y, 0)
    }
}

/// A position that the program has scrolled to.
public struct ScrollRequest: Sendable, Codable, Equatable {
    /// The position of the visible part: the distance of its upper left corner from that of the content, in logical pixels.
    public var offset: Point
    /// Whether an animation leads to the position.
    public var isAnimated: Bool
    /// The number of the request. The view scrolls when it changes.
    public var number: Int

    /// Creates a request.
    public init(_ offset: Point, isAnimated: Bool = false, number: Int) {
        self.offset = offset
        self.isAnimated = isAnimated
        self.number = number
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
    /// The position that the program has scrolled to last; nil if it has not scrolled.
    public var request: ScrollRequest?

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        notALength("maximumContentWidth", maximumContentWidth)
            ?? request.flatMap {
                outOfRange("offset.x", $0.offset.x, 0...Self.maximumOffset)
                    ?? outOfRange("offset.y", $0.offset.y, 0...Self.maximumOffset)
            }
    }

    /// The greatest distance from the beginning of the content, in logical pixels. Rows of a list are the longest content.
    private static let maximumOffset = 1e12
}

extension ContainerKind where State == ScrollViewState, Event == ScrollViewEvent {
    /// The kind of ``ScrollView``.
    public static var scrollView: Self { Self("scrollView") }
}

/// An event of a ``ScrollView``.
public enum ScrollViewEvent: Sendable, Codable, Equatable {
    /// The user pulled the content down beyond its top, on a touchscreen or a touchpad.
    case pulled
    /// Another part of the content is visible, or the size of the content or of the visible part has changed.
    /// Sent at most once for each frame.
    case scrolled(ScrollGeometry)
}

extension Reactive where Base: ScrollView {
    /// Sends when the user pulls the content down beyond its top, which refreshes the content in many
    /// applications. Offer a command that does the same for users who have only a mouse or a keyboard.
    @preconcurrency @MainActor public var pulled: ControlEvent<Void> {
        ControlEvent(events: base.pulls.asObservable())
    }

    /// The position of the visible part: the current one on subscription, then the one after each change of
    /// ``geometry``, which is the same one if only a size has changed; see ``ScrollView/offset``. A position
    /// that is bound to it is scrolled to without an animation.
    @preconcurrency @MainActor public var offset: ControlProperty<Point> {
        .of(
            base, changes: base.geometryChanges.map(\.offset), get: { $0.offset }, set: { $0.offset = $1 })
    }

    /// What part of the content is visible: the current value on subscription, then each change, at most once for each frame.
    @preconcurrency @MainActor public var geometry: ControlEvent<ScrollGeometry> {
        let values = Observable<ScrollGeometry>.deferred { [weak base] () -> Observable<ScrollGeometry> in
            guard let base else { return .empty() }
            return base.geometryChanges.startWith(base.geometry)
        }
        return ControlEvent(events: values)
    }
}
