// SPDX-License-Identifier: MIT

import PluginKit
import ViewKit
import WireKit

extension PluginManifest.Setting {
    /// Whether the value is the path of a file or a folder.
    var isPath: Bool { purpose != nil }

    /// How the user chooses the file or the folder; nil for another type.
    fileprivate var purpose: FileDialog.Purpose? {
        switch values {
        case .file: .open
        case .folder: .folder
        case .bool, .int, .double, .string, .choice, .color: nil
        }
    }
}

extension PluginProcess {
    /// Sends the values of all settings. In place of a file or a folder that the user has chosen, a confined process gets a copy, which it can read.
    func send(_ values: [String: SettingValue], heard: Int, over connection: Connection) {
        let chosen = isConfined ? chosenFiles(in: values) : []
        guard !chosen.isEmpty || pendingSettings != nil else {
            connection.send(PluginOperations.settings, SettingValues(values: values, heard: heard))
            return
        }
        guard let files = userFiles else {
            for file in chosen { warnAboutMissingPermission(file.path) }
            connection.send(PluginOperations.settings, SettingValues(values: values, heard: heard))
            return
        }
        let earlier = pendingSettings
        pendingSettings = Task { @MainActor [weak self, weak connection] in
            // The process receives the values in the order of the changes.
            await earlier?.value
            var values = values
            for file in chosen {
                if let copy = await self?.copy(of: file.path, file.purpose, for: file.id, in: files) {
                    values[file.id] = .string(copy)
                }
            }
            connection?.send(PluginOperations.settings, SettingValues(values: values, heard: heard))
        }
    }

    /// Returns the path of the copy that a setting has, or of a new one if the user has chosen another file. Returns nil if it cannot be copied.
    private func copy(
        of path: String, _ purpose: FileDialog.Purpose, for setting: String, in files: UserFiles
    ) async -> String? {
        // An earlier process had other files.
        if let copy = settingCopies[setting], files.original(of: copy) == path { return copy }
        let copy = await files.grant([ChosenFile(path: path)], for: purpose).first?.path
        settingCopies[setting] = copy
        return copy
    }

    /// The files and folders that the user has chosen. A default is chosen by the plugin, and is left out.
    private func chosenFiles(
        in values: [String: SettingValue]
    ) -> [(id: String, path: String, purpose: FileDialog.Purpose)] {
        plugin.settings.declarations.compactMap { setting in
            guard let purpose = setting.purpose, let value = values[setting.id],
                value != setting.defaultValue,
                case .string(let path) = value, !path.isEmpty
            else { return nil }
            return (setting.id, path, purpose)
        }
    }

    func warnAboutMissingPermission(_ path: String) {
        context.warn(
            "\(path) was not given to the plugin, because it does not have the permission \"\(PluginManifest.Permission.Kind.userFiles.title)\". "
                + "Grant it in the list of plugins; the manifest has to request it by [Permission user-files]."
        )
    }

    /// Returns the value that a setting gets when the process changes it. A confined process can set a path to nothing, to the default, or to the path of a copy, for
    /// the file that the user has chosen. Otherwise it would get a copy of any file. Its other changes are ignored.
    func valueOfUser(_ change: SettingChange) -> SettingValue {
        let settings = plugin.settings
        guard let setting = settings.declarations.first(where: { $0.id == change.id }), setting.isPath,
            isConfined, case .string(let path) = change.value,
            !path.isEmpty, change.value != setting.defaultValue
        else { return change.value }
        if let original = userFiles?.original(of: path) {
            // The setting keeps the path that the process has set.
            settingCopies[change.id] = path
            return .string(original)
        }
        let current = settings.value(change.id) ?? setting.defaultValue
        if change.value != current {
            context.warn(
                "The setting \"\(change.id)\" was not changed to \"\(path.prefix(200))\", because the user has not chosen this path for the plugin. Set it to a path from a file dialog."
            )
        }
        return current
    }
}
