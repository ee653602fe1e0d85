// SPDX-License-Identifier: MIT

import PluginKit
import PluginProcesses
import PluginRuntime
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

/// The changes of settings by a plugin, of which those that arrive within a tenth of a second are made
/// together: each time a file is written, and a plugin may change a setting all the time. Then they are made
/// less and less often, at last every two seconds.
@MainActor final class SettingChanges {
    private var waiting: [String: SettingChange] = [:]
    private var isPaused = false
    /// The length of the next pause, in milliseconds.
    private var pause = 100
    private let make: @MainActor ([SettingChange], Shell) -> Void
    private weak var shell: Shell?

    /// Creates a value without changes.
    ///
    /// - Parameter make: Makes the last change of each setting.
    init(in shell: Shell, _ make: @escaping @MainActor ([SettingChange], Shell) -> Void) {
        self.shell = shell
        self.make = make
    }

    isolated deinit { if let shell { flush(in: shell) } }

    /// Makes the pending changes, before the process ends.
    func flush(in shell: Shell) {
        guard !waiting.isEmpty else { return }
        let changes = Array(waiting.values)
        waiting = [:]
        make(changes, shell)
    }

    func add(_ change: SettingChange) {
        waiting[change.id] = change
        makeUnlessPaused()
    }

    private func makeUnlessPaused() {
        guard !isPaused, !waiting.isEmpty, let shell else { return }
        isPaused = true
        let changes = Array(waiting.values)
        waiting = [:]
        make(changes, shell)
        Task { @MainActor [weak self] in
            guard let pause = self?.pause else { return }
            try? await Task.sleep(for: .milliseconds(pause))
            guard let self else { return }
            isPaused = false
            self.pause = waiting.isEmpty ? 100 : min(pause * 2, 2_000)
            makeUnlessPaused()
        }
    }
}

extension PluginReceiver {
    /// Makes changes of the plugin. Returns whether a setting has changed. If the values cannot be stored, they are in effect nevertheless.
    ///
    /// - Parameter shell: a parameter, since the shell may be in its `deinit`.
    func set(_ changes: [SettingChange], in shell: Shell) -> Bool {
        var values: [String: SettingValue] = [:]
        for change in changes {
            let value = change.value
            if plugin.settings.value(change.id) != value { values[change.id] = value }
        }
        guard !values.isEmpty else { return false }
        do { try shell.settings.store.set([plugin.folderName: values]) } catch { warn("\(error)") }
        return true
    }

    /// Sends the values of all settings. In place of a file or a folder that the user has chosen, a confined
    /// process gets a copy, which it can read.
    func send(_ values: [String: SettingValue], lastReceivedChange: Int, over connection: Connection) {
        if let chosenFolders = runner.access.chosenFolders, runner.access.isConfined {
            let wanted = folders(in: values)
            if wanted != chosenFolders, wanted != keptFolders {
                // A process cannot get another folder. The next one has the new folders and values.
                return plugin.ask(
                    before: PageQuestions.Change.folders,
                    otherwise:
                        "It uses its earlier folders until it is restarted, because a page has input that is not saved.",
                    refused: { [weak self, weak connection] in
                        guard let self, let connection else { return }
                        keptFolders = wanted
                        send(values, lastReceivedChange: lastReceivedChange, over: connection)
                    }
                ) { $0.send(.permissionsChanged) }
            }
            if wanted == chosenFolders { keptFolders = nil }
            // There may be a question about folders that the user has replaced meanwhile.
            if let id = plugin.id { shell.windows.questions.cancel(.folders(id)) }
        }
        // A plugin that asks for folders themselves gets no copies of them: it would write in them without the permission.
        let asksForFolders = plugin.manifest?.permissions.contains { $0.kind == .userFolders } == true
        let chosen =
            runner.access.isConfined
            ? chosenFiles(in: values).filter { !asksForFolders || $0.purpose != .folder } : []
        guard !chosen.isEmpty || pendingSettings != nil else {
            connection.send(
                PluginOperations.settings,
                SettingValues(values: values, lastReceivedChange: lastReceivedChange))
            return
        }
        guard let files = runner.access.userFiles else {
            for file in chosen { warnAboutMissingPermission(file.path) }
            connection.send(
                PluginOperations.settings,
                SettingValues(values: values, lastReceivedChange: lastReceivedChange))
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
            connection?.send(
                PluginOperations.settings,
                SettingValues(values: values, lastReceivedChange: lastReceivedChange))
        }
    }

    /// Returns the path of the copy that a setting has, or of a new one if the user has chosen another file.
    /// Returns nil if it cannot be copied.
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

    /// The folders that the user has chosen.
    func folders(in values: [String: SettingValue]) -> [String] {
        chosenFiles(in: values).filter { $0.purpose == .folder }.map(\.path)
    }

    func warnAboutMissingPermission(_ path: String) {
        warn(
            "\(path) was not given to the plugin, because it does not have the permission \"\(PluginManifest.Permission.Kind.userFiles.title)\". "
                + "Grant it in the list of plugins; the manifest has to request it by [Permission user-files]."
        )
    }

    /// Returns the value that a setting gets when the process changes it. A confined process can set a path
    /// to nothing, to the default, or to the path of a copy, for the file that the user has chosen. Otherwise
    /// it would get a copy of any file. Its other changes are ignored.
    func valueOfUser(_ change: SettingChange) -> SettingValue {
        let settings = plugin.settings
        guard let setting = settings.declarations.first(where: { $0.id == change.id }), setting.isPath,
            runner.access.isConfined, case .string(let path) = change.value,
            !path.isEmpty, change.value != setting.defaultValue
        else { return change.value }
        // The folder itself is another one than the copy that the user has agreed to.
        let isFolderItself = setting.purpose == .folder && runner.access.chosenFolders != nil
        if !isFolderItself, let original = runner.access.userFiles?.original(of: path) {
            // The setting keeps the path that the process has set.
            settingCopies[change.id] = path
            return .string(original)
        }
        let current = settings.value(change.id) ?? setting.defaultValue
        if change.value != current {
            warn(
                "The setting \"\(change.id)\" was not changed to \"\(path.prefix(200))\", because the user has not chosen this path for the plugin. Set it to a path from a file dialog."
            )
        }
        return current
    }
}
