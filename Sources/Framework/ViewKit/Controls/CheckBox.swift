// SPDX-License-Identifier: MIT

/// A check box with a title. Use it for a setting that takes effect later, as in a form; use a ``Switch`` for one that takes effect at
/// once.
/// ```swift
/// let box = CheckBox("Send me a copy", isOn: true)
/// ```
public final class CheckBox: Toggle {
    /// Creates a check box with `title` beside it.
    public init(_ title: String = "", isOn: Bool = false) {
        super.init(
            ToggleState {
                $0.title = title; $0.isOn = isOn
            }, .checkBox)
    }
}
