// SPDX-License-Identifier: MIT

import RxKernel

/// A control that is on or off.
public class Toggle: Control<ToggleState, ToggleEvent> {
    /// Whether it is on.
    public var isOn: Bool {
        get { state.isOn }
        set { state.isOn = newValue }
    }

    package override func receive(_ event: ToggleEvent) {
        if case .toggled(let isOn) = event { state.isOn = isOn }
        super.receive(event)
    }
}

/// A box with a check mark and a title: something that is so or not so, and takes effect later.
public final class CheckBox: Toggle {
    /// A box with `title` beside it.
    public init(_ title: String = "", isOn: Bool = false) {
        super.init(ToggleState(title: title, isOn: isOn), Toolkit.backend.makeCheckBox())
    }
}

/// A switch: something that takes effect at once. A label beside it names it; give it an
/// ``PortableView/accessibilityLabel`` too.
public final class Switch: Toggle {
    /// A switch that is on or off at first.
    public init(isOn: Bool = false) {
        super.init(ToggleState(isOn: isOn), Toolkit.backend.makeSwitch())
    }
}

/// What a ``Toggle`` shows.
public struct ToggleState: Sendable, Codable, Equatable {
    /// What is written beside it.
    public var title = ""
    /// Whether it is on.
    public var isOn = false
}

/// What a person does to a ``Toggle``.
public enum ToggleEvent: Sendable, Codable {
    /// It was switched on or off.
    case toggled(Bool)
}

extension Reactive where Base: Toggle {
    /// Whether it is on: the present value on subscription, then each change that the person makes.
    @preconcurrency @MainActor public var isOn: ControlProperty<Bool> {
        .of(
            base,
            changes: base.events.map { event in
                switch event {
                case .toggled(let isOn): isOn
                }
            }
        ) {
            $0.isOn
        } set: {
            $0.isOn = $1
        }
    }
}
