// SPDX-License-Identifier: MIT

import RxKernel

/// Shows and hides a view with an animation. Use ``PortableView/isHidden`` if no animation is needed, and an
/// ``Expander`` if the user shows and hides the view.
///
/// ```swift
/// let details = Revealer(detailsBox, animation: .slide(.down))
/// viewModel.hasDetails.bind(to: details.rx.isRevealed)
/// ```
/// A view that is not revealed takes no space along the direction of the animation; the keyboard focus and screen readers do not reach it.
/// Main thread only.
public final class Revealer: Container<RevealerState, Never> {
    /// Creates a revealer.
    ///
    /// - Parameters:
    ///   - content: the view that is shown and hidden.
    ///   - isRevealed: whether the view is shown.
    ///   - animation: how the view appears; it disappears in the opposite way. A cover or uncover animation is the same as a slide.
    public init(
        _ content: (any View)? = nil, isRevealed: Bool = false, animation: PageAnimation = .slide(.down)
    ) {
        super.init(
            RevealerState {
                $0.isRevealed = isRevealed
                $0.animation = animation
            }, .revealer, content.map { [$0] } ?? [])
    }

    /// The view that is shown and hidden.
    public var content: (any View)? {
        get { children.first }
        set { setChildren(newValue.map { [$0] } ?? []) }
    }

    /// Whether the view is shown. True from the beginning of the animation that shows it.
    public var isRevealed: Bool {
        get { state.isRevealed }
        set { state.isRevealed = newValue }
    }

    /// How the view appears; it disappears in the opposite way.
    public var animation: PageAnimation {
        get { state.animation }
        set { state.animation = newValue }
    }
}

/// The state of a ``Revealer``.
public struct RevealerState: PortableState {
    /// Whether the view is shown. True from the beginning of the animation that shows it.
    public var isRevealed = false
    /// How the view appears; it disappears in the opposite way.
    public var animation = PageAnimation.slide(.down)

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        outOfRange("animation.milliseconds", animation.milliseconds, 0...60_000)
    }
}

extension ContainerKind where State == RevealerState, Event == Never {
    /// The kind of ``Revealer``.
    public static var revealer: Self { Self("revealer") }
}

extension Reactive where Base: Revealer {
    /// Whether the view is shown.
    @preconcurrency @MainActor public var isRevealed: Binder<Bool> {
        Binder(onMain: base) { $0.isRevealed = $1 }
    }
}
