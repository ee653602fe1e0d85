// SPDX-License-Identifier: MIT

/// A button that stays pressed: it is on or off.
///
/// ```swift
/// private lazy var boldButton = ToggleButton(icon: "format-text-bold-symbolic").with { $0.tooltip = "Bold" }
/// boldButton.rx.isOn.subscribe(onNext: { [unowned self] in viewModel.setBold($0) })
/// ```
/// Use it in a toolbar; in a form a ``CheckBox`` or a ``Switch`` is clearer. Space and Return press it. Screen readers announce a toggle
/// button with its state; one with an icon alone needs an ``PortableView/accessibilityLabel`` or a ``PortableView/tooltip``. Main thread
/// only.
public final class ToggleButton: Toggle {
    /// Creates a button with a title, an icon or both. The icon is a name of the icon naming specification.
    public init(_ title: String = "", icon: String? = nil, isOn: Bool = false) {
        super.init(
            ToggleState {
                $0.title = title; $0.icon = icon; $0.isOn = isOn
            }, .toggleButton)
        if icon != nil { reportsFailures() }
    }

    /// The name of the icon; nil for none.
    public var icon: String? {
        get { state.icon }
        set {
            reportsFailures()
            state.icon = newValue
        }
    }
}
