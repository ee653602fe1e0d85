// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// What the user chose and what the application remembers.
package struct Settings: Sendable {
    package let preferences: SettingsStore<Preferences>
    package let session: SettingsStore<SessionState>

    /// Without files nothing is kept, as in a test.
    package init(
        preferences: SettingsFile<Preferences> = SettingsFile(at: nil),
        session: SettingsFile<SessionState> = SettingsFile(at: nil)
    ) {
        self.preferences = SettingsStore(preferences, default: Preferences())
        self.session = SettingsStore(session, default: SessionState())
    }

    package var order: Observable<ContactOrder> { preferences.values.map { $0.order }.distinctUntilChanged() }

    package var colorScheme: Observable<Preferences.ColorScheme> {
        preferences.values.map { $0.colorScheme }.distinctUntilChanged()
    }

    /// Remembers something for the next start. Where that cannot be written, the next start is as the first was: nothing
    /// to bother people with.
    package func remember(_ change: (inout SessionState) -> Void) { try? session.update(change) }
}
