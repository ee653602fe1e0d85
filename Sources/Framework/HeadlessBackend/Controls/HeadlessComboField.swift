// SPDX-License-Identifier: MIT

import ViewKit

/// A field with options in memory; without another name, its placeholder is its name.
final class HeadlessComboField: HeadlessControl<ComboFieldState, ComboFieldEvent> {
    init() { super.init(.comboField, value: { $0.text }) }

    override var name: String {
        let name = super.name
        return name.isEmpty ? shown?.placeholder ?? "" : name
    }
}
