// SPDX-License-Identifier: MIT

import RxKernel

/// Something to press.
///
/// ```swift
/// private lazy var closeButton = Button("Close")
/// closeButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.close() })
/// ```
public final class Button: Control<ButtonState, ButtonEvent> {
    /// A button with a title, an icon or both, for what its `style` says.
    ///
    /// The icon is a name of the icon naming specification. A button with an icon alone needs an
    /// ``PortableView/accessibilityLabel`` or a ``PortableView/tooltip``, which then names it for a screen
    /// reader too.
    public init(_ title: String = "", icon: String? = nil, style: ButtonStyle = .normal) {
        super.init(ButtonState(title: title, icon: icon, style: style), Toolkit.backend.makeButton())
    }

    /// What is written on it.
    public var title: String {
        get { state.title }
        set { state.title = newValue }
    }

    /// The name of the icon on it; nil for none.
    public var icon: String? {
        get { state.icon }
        set { state.icon = newValue }
    }

    /// What it is for.
    public var style: ButtonStyle {
        get { state.style }
        set { state.style = newValue }
    }
}

/// What a ``Button`` shows.
public struct ButtonState: Sendable, Codable, Equatable {
    /// What is written on it.
    public var title = ""
    /// The name of the icon on it; nil for none.
    public var icon: String?
    /// What it is for.
    public var style = ButtonStyle.normal
}

/// What a person does to a ``Button``.
public enum ButtonEvent: Sendable, Codable {
    /// It was pressed.
    case tapped
}

extension Reactive where Base: Button {
    /// The title; nil shows none.
    @preconcurrency @MainActor public var title: Binder<String?> { Binder(base) { $0.title = $1 ?? "" } }

    /// Each press, by pointer, key or screen reader.
    @preconcurrency @MainActor public var tap: ControlEvent<Void> {
        ControlEvent(events: base.events.map { _ in })
    }
}
