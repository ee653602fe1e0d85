// SPDX-License-Identifier: MIT

import RxKernel

/// The base class of ``CheckBox``, ``Switch`` and ``ToggleButton``: a control that is on or off.
/// ```swift
/// toggle.rx.isOn.subscribe(onNext: { print($0) }).disposed(by: bag)
/// ```
public class Toggle: Control<ToggleState, ToggleEvent> {
    /// Whether the control is on.
    public var isOn: Bool {
        get { state.isOn }
        set { state.isOn = newValue }
    }

    /// The title beside the control or on it. A ``Switch`` does not show its title; it is only the name for screen readers.
    public var title: String {
        get { state.title }
        set { state.title = newValue }
    }

    public override func receive(_ event: ToggleEvent) {
        if case .toggled(let isOn) = event { state.isOn = isOn }
        super.receive(event)
    }
}

/// The state of a ``Toggle``.
public struct ToggleState: PortableState {
    /// The title beside the control or on it.
    public var title = ""
    /// The name of the icon of a ``ToggleButton``; nil for none.
    public var icon: String?
    /// Whether the control is on.
    public var isOn = false

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? { ShownText.tooLong("title", title) }

    public mutating func cutLongTexts() -> String? { title.cutToShownText() ? "title" : nil }
}

extension ControlKind where State == ToggleState, Event == ToggleEvent {
    /// The kind of ``CheckBox``.
    public static var checkBox: Self { Self("checkBox") }
    /// The kind of ``Switch``.
    public static var `switch`: Self { Self("switch") }
    /// The kind of ``ToggleButton``.
    public static var toggleButton: Self { Self("toggleButton") }
}

/// An action of the user on a ``Toggle``.
public enum ToggleEvent: Sendable, Codable {
    /// The user switched the control on or off.
    case toggled(Bool)
}

extension Reactive where Base: Toggle {
    /// The title; nil is an empty one.
    @preconcurrency @MainActor public var title: Binder<String?> {
        Binder(onMain: base) { $0.title = $1 ?? "" }
    }

    /// Whether the control is on: the current value on subscription, then each change that the user makes.
    @preconcurrency @MainActor public var isOn: ControlProperty<Bool> {
        .of(base, get: { $0.isOn }, set: { $0.isOn = $1 })
    }
}
