// SPDX-License-Identifier: MIT

import RxKernel

/// A button.
///
/// ```swift
/// private lazy var closeButton = Button("Close")
/// closeButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.close() })
/// ```
public final class Button: Control<ButtonState, ButtonEvent> {
    /// Creates a button with a title, an icon or both.
    ///
    /// The icon is a name of the icon naming specification. A button with an icon alone needs an
    /// ``PortableView/accessibilityLabel`` or a ``PortableView/tooltip``: that is its name for screen readers.
    public init(_ title: String = "", icon: String? = nil, style: ButtonStyle = .normal) {
        super.init(
            ButtonState {
                $0.title = title; $0.icon = icon; $0.style = style
            }, .button)
        if icon != nil { reportsFailures() }
    }

    /// The title.
    public var title: String {
        get { state.title }
        set { state.title = newValue }
    }

    /// The name of the icon; nil for none.
    public var icon: String? {
        get { state.icon }
        set {
            reportsFailures()
            state.icon = newValue
        }
    }

    /// The purpose of the button.
    public var style: ButtonStyle {
        get { state.style }
        set { state.style = newValue }
    }
}

/// The state of a ``Button``.
public struct ButtonState: PortableState {
    /// The title.
    public var title = ""
    /// The name of the icon; nil for none.
    public var icon: String?
    /// The purpose of the button.
    public var style = ButtonStyle.normal

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? { ShownText.tooLong("title", title) }

    public mutating func cutLongTexts() -> String? { title.cutToShownText() ? "title" : nil }
}

extension ControlKind where State == ButtonState, Event == ButtonEvent {
    /// The kind of ``Button``.
    public static var button: Self { Self("button") }
}

/// An action of the user on a ``Button``.
public enum ButtonEvent: Sendable, Codable {
    /// The user pressed the button.
    case tapped
}

extension Reactive where Base: Button {
    /// The title; nil is an empty one.
    @preconcurrency @MainActor public var title: Binder<String?> {
        Binder(onMain: base) { $0.title = $1 ?? "" }
    }

    /// Each press of the button, by pointer, key or screen reader.
    @preconcurrency @MainActor public var tap: ControlEvent<Void> {
        ControlEvent(events: base.events.map { _ in })
    }
}

/// The purpose of a button, from which the backend and the theme of the desktop derive its appearance.
/// ```swift
/// let saveButton = Button("Save", style: .suggested)
/// ```
public enum ButtonStyle: String, Sendable, Codable {
    /// An ordinary button.
    case normal
    /// The action that most users want next. Return presses such a button of the window or the popover, unless the focused view handles
    /// Return itself, as a button, a list, a text view and a search field do. A text field reports Return, and then the button is pressed.
    case suggested
    /// An action that destroys something.
    case destructive
    /// A button without a frame, for tool bars and rows.
    case flat
    /// A row of a list of links.
    case link
}
