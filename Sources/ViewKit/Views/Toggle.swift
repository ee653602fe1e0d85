// SPDX-License-Identifier: MIT

import RxKernel

/// A control that is on or off.
public class Toggle: Control<ToggleState, ToggleEvent> {
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
    public init(_ title: String = "", isOn: Bool = false) {
        super.init(ToggleState(title: title, isOn: isOn), Toolkit.backend.makeCheckBox())
    }
}

/// A switch: something that takes effect at once. A label beside it names it; give it an ``accessibilityLabel`` too.
public final class Switch: Toggle {
    public init(isOn: Bool = false) {
        super.init(ToggleState(isOn: isOn), Toolkit.backend.makeSwitch())
    }
}

public struct ToggleState: Sendable, Codable, Equatable {
    public var title = ""
    public var isOn = false
}

public enum ToggleEvent: Sendable, Codable { case toggled(Bool) }

@MainActor extension Reactive where Base: Toggle {
    /// Whether it is on: the present value on subscription, then each change that the person makes.
    public var isOn: ControlProperty<Bool> {
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
