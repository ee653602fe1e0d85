// SPDX-License-Identifier: MIT

/// A switch. Use it for a setting that takes effect at once; use a ``CheckBox`` in a form.
///
/// It has no title: put a label beside it, and set its ``PortableView/accessibilityLabel``.
/// ```swift
/// let network = Switch(isOn: true)
/// network.accessibilityLabel = "Network"
/// network.rx.isOn.subscribe(onNext: { print($0) }).disposed(by: bag)
/// ```
public final class Switch: Toggle {
    /// Creates a switch.
    public init(isOn: Bool = false) {
        super.init(ToggleState { $0.isOn = isOn }, .switch)
    }
}
