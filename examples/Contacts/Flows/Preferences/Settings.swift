// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// What the user chose.
package struct Settings: Sendable {
    package let preferences: SettingsStore<Preferences>

    /// Without a file nothing is kept, as in a test.
    package init(preferences: SettingsFile<Preferences> = SettingsFile(at: nil)) {
        self.preferences = SettingsStore(preferences, default: Preferences())
    }

    /// Why files could not be read.
    var problems: [SettingsProblem] { [preferences.problem].compactMap(\.self) }

    package var order: Observable<ContactOrder> { preferences.values.map { $0.order }.distinctUntilChanged() }

    package var colorScheme: Observable<Preferences.ColorScheme> {
        preferences.values.map { $0.colorScheme }.distinctUntilChanged()
    }
}
