// SPDX-License-Identifier: MIT

import RxKernel

/// A message across the width of a screen about a lasting state, with a button for an action. Use a ``Toast``
/// for an event that has just happened, and an ``Alert`` for a question.
///
/// ```swift
/// let banner = Banner("You are offline.", button: "Try Again")
/// viewModel.isOffline.bind(to: banner.rx.isRevealed)
/// banner.rx.action.bind(to: viewModel.retry)
/// ```
/// Screen readers say the message when it appears. Tab reaches the button. Main thread only.
public final class Banner: Control<BannerState, BannerEvent> {
    /// Creates a banner. Without a title there is no button.
    public init(_ message: String = "", button: String = "", isRevealed: Bool = false) {
        super.init(
            BannerState {
                $0.message = message
                $0.button = button
                $0.isRevealed = isRevealed
            }, .banner)
    }

    /// The message.
    public var message: String {
        get { state.message }
        set { state.message = newValue }
    }

    /// The title of the button; if it is empty, there is none.
    public var button: String {
        get { state.button }
        set { state.button = newValue }
    }

    /// Whether the banner is visible. It appears and disappears with an animation.
    public var isRevealed: Bool {
        get { state.isRevealed }
        set { state.isRevealed = newValue }
    }
}

/// The state of a ``Banner``.
public struct BannerState: PortableState {
    /// The message.
    public var message = ""
    /// The title of the button; if it is empty, there is none.
    public var button = ""
    /// Whether the banner is visible.
    public var isRevealed = false

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        ShownText.tooLong("message", message) ?? ShownText.tooLong("button", button)
    }

    public mutating func cutLongTexts() -> String? {
        message.cutToShownText() ? "message" : button.cutToShownText() ? "button" : nil
    }
}

extension ControlKind where State == BannerState, Event == BannerEvent {
    /// The kind of ``Banner``.
    public static var banner: Self { Self("banner") }
}

/// An action of the user on a ``Banner``.
public enum BannerEvent: Sendable, Codable, Equatable {
    /// The user pressed the button.
    case action
}

extension Reactive where Base: Banner {
    /// The message; nil is an empty one.
    @preconcurrency @MainActor public var message: Binder<String?> {
        Binder(onMain: base) { $0.message = $1 ?? "" }
    }

    /// Whether the banner is visible.
    @preconcurrency @MainActor public var isRevealed: Binder<Bool> {
        Binder(onMain: base) { $0.isRevealed = $1 }
    }

    /// Each press of the button.
    @preconcurrency @MainActor public var action: ControlEvent<Void> {
        ControlEvent(events: base.events.map { _ in })
    }
}
