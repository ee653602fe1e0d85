// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// The preferences of the user, and their file.
package typealias Settings = SettingsFile<Preferences>

extension Settings {
    /// The settings in a file; without a path they are in memory only, as in a test.
    package convenience init(path: String? = nil) { self.init(path: path, default: Preferences()) }

    package var order: Observable<ContactOrder> { values.map { $0.order }.distinctUntilChanged() }

    package var colorScheme: Observable<Preferences.ColorScheme> {
        values.map { $0.colorScheme }.distinctUntilChanged()
    }
}
