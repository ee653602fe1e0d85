// SPDX-License-Identifier: MIT

/// The settings of a shell and of its plugins. Their file is read when they are first needed.
@MainActor final class ShellSettings {
    /// The values of all settings.
    private(set) lazy var store = {
        let store = PluginSettingsStore(options.settingsFile)
        if let error = store.error { files.report(.settings, error) }
        return store
    }()
    /// The settings of the shell itself.
    private(set) lazy var preferences = ShellPreferences(options, in: store)
    private let options: ShellOptions
    private let files: ShellFiles

    init(_ options: ShellOptions, _ files: ShellFiles) { (self.options, self.files) = (options, files) }
}
