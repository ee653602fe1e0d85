// SPDX-License-Identifier: MIT

import PluginKit
import PluginRuntime
import ViewKit

/// An owner of settings: the shell or a plugin.
@MainActor struct SettingsOwner {
    /// The key of its values in files.
    let key: String
    /// The name that users see.
    let name: String
    let settings: PluginSettings
}

extension Shell {
    /// The shell, and the plugins that declare settings, in the order in which they were found.
    var settingsOwners: [SettingsOwner] {
        let shell = SettingsOwner(
            key: ShellPreferences.key, name: localized("General"), settings: preferences.settings)
        return [shell]
            + installed.all.compactMap { plugin in
                guard let manifest = plugin.manifest, !plugin.settings.declarations.isEmpty else {
                    return nil
                }
                return SettingsOwner(
                    key: manifest.id.text, name: manifest.name.text, settings: plugin.settings)
            }
    }
}
