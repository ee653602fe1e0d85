// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import ViewKit

extension Shell {
    /// Grants a permission to a plugin, or revokes it, also for later runs. If the process of the plugin
    /// runs, it is restarted, and its pages are restored.
    ///
    /// A permission that the manifest does not request is ignored. The permissions of a plugin in the shell's
    /// process have no effect: it can do everything that the application can.
    public func setPermission(_ kind: PluginManifest.Permission.Kind, of id: PluginID, to isGranted: Bool) {
        guard let plugin = installed.first(where: { $0.id == id }),
            let permission = plugin.manifest?.permissions.first(where: { $0.kind == kind }),
            permissions.isGranted(permission, to: id) != isGranted
        else { return }
        decide(isGranted, permission, of: plugin)
        plugin.process?.send(.permissionsChanged)
    }

    /// Stores a decision about a plugin that is not loaded yet.
    package func decide(_ isGranted: Bool, _ permission: PluginManifest.Permission, of id: PluginID) {
        didSave(.permissions, permissions.set(isGranted, permission, of: id))
    }

    private func decide(
        _ isGranted: Bool, _ permission: PluginManifest.Permission, of plugin: InstalledPlugin
    ) {
        guard let id = plugin.id else { return }
        let error = permissions.set(isGranted, permission, of: id)
        if let error { warn("\(error)", for: plugin) }
        didSave(.permissions, error)
        permissionsDidChange(of: plugin)
    }

    /// Updates the permissions in the record of a plugin.
    func permissionsDidChange(of plugin: InstalledPlugin) {
        guard let manifest = plugin.manifest, manifest.process == .own else { return }
        plugin.record.permissions = manifest.permissions.map {
            PluginRecord.Permission(kind: $0.kind, isGranted: isGranted($0, to: plugin))
        }
        recordsDidChange()
        let unknown = manifest.permissions.filter { !permissions.knows($0.folders) }
        guard !unknown.isEmpty else { return }
        Task { @MainActor [weak self, weak plugin, permissions] in
            for permission in unknown { await permissions.look(at: permission.folders) }
            if let plugin { self?.permissionsDidChange(of: plugin) }
        }
    }

    /// Returns whether a plugin has a permission that its manifest requests, or nil if the user has to be
    /// asked. Nothing is asked about the folders of the user before the user has chosen one.
    private func isGranted(_ permission: PluginManifest.Permission, to plugin: InstalledPlugin) -> Bool? {
        guard let id = plugin.manifest?.id else { return nil }
        if let known = permissions.isGranted(permission, to: id) { return known }
        let isUnused =
            permission.kind == .userFolders && plugin.runner.folders(in: plugin.settings.values).isEmpty
        return isUnused ? true : nil
    }

    /// Returns the permissions that a plugin has. Asks the user for dangerous permissions without a decision.
    func grantedPermissions(of plugin: InstalledPlugin) async -> [PluginManifest.Permission] {
        guard let manifest = plugin.manifest else { return [] }
        var granted: [PluginManifest.Permission] = []
        for permission in manifest.permissions {
            await permissions.look(at: permission.folders)
            var isGranted = isGranted(permission, to: plugin)
            if isGranted == nil {
                isGranted = await ask(permission, of: manifest)
            } else if permissions.isGranted(permission, to: manifest.id) == nil {
                // The user chooses the first folder for what the plugin does with it now.
                decide(true, permission, of: plugin)
            }
            if isGranted == true { granted.append(permission) }
        }
        return granted
    }

    /// Asks the user for a permission, and stores the decision. Only one question is shown at a time. Returns
    /// nil if the user does not decide.
    private func ask(_ permission: PluginManifest.Permission, of manifest: PluginManifest) async -> Bool? {
        let earlier = lastQuestion
        let question = Task { @MainActor [weak self] () -> Bool? in
            _ = await earlier?.value
            guard let self, let window = window() else { return nil }
            // Meanwhile the user may have answered the same question, or have turned the plugin off.
            if let decided = permissions.isGranted(permission, to: manifest.id) { return decided }
            guard let plugin = installed.first(where: { $0.id == manifest.id && $0.isOn }) else { return nil }
            let decision: Bool? = await withCheckedContinuation { continuation in
                _ = window.show(Self.question(permission, of: manifest)) { answer in
                    continuation.resume(returning: answer.map { $0 == 1 })
                }
            }
            // The next question, which may be the same, is asked when this task has ended.
            if let decision { decide(decision, permission, of: plugin) }
            return decision
        }
        lastQuestion = question
        return await question.value
    }

    /// Return and Space press the button that refuses: the question may appear while the user types.
    static func question(_ permission: PluginManifest.Permission, of manifest: PluginManifest)
        -> Alert
    {
        let name = manifest.name.text
        let (title, effect) =
            switch permission.kind {
            case .network:
                (
                    localized("Allow %1 to use the network?", name),
                    localized("It can then send what you enter in it, and its own data, anywhere.")
                )
            case .sessionServices:
                (
                    localized("Allow %1 to use services of your session?", name),
                    localized("It asks for: %1", permission.services.joined(separator: ", "))
                )
            case .systemFiles:
                (
                    localized("Allow %1 to read files of the system that not everybody may read?", name),
                    localized("It asks for: %1", permission.folders.joined(separator: ", "))
                )
            case .processes:
                (
                    localized("Allow %1 to see all programs that run, and to end yours?", name),
                    localized("It sees their names and how they were started, but not what is in them.")
                )
            case .dataFolder, .userFiles, .userFolders, .programs, .notifications:
                (localized("Allow %1 this?", name), permission.title)
            }
        let reason = permission.reason.map { localized("%1 says: %2", name, $0.text) }
        return Alert(
            title, message: [reason, effect].compactMap(\.self).joined(separator: "\n\n"),
            actions: [.suggested(localized("Don’t Allow")), .normal(localized("Allow"))])
    }
}

extension PluginManifest.Permission {
    /// The name that users see.
    @MainActor var title: String {
        switch (kind, access) {
        case (.userFolders, .read): localized("Reading the folders that you choose in its settings")
        case (.userFolders, .write):
            localized("Reading and changing the folders that you choose in its settings")
        default: kind.title
        }
    }
}

extension PluginManifest.Permission.Kind {
    /// The name that users see, without what a manifest says more exactly.
    @MainActor var title: String {
        switch self {
        case .dataFolder: localized("A folder for its data")
        case .network: localized("Network")
        case .userFiles: localized("Files that you open with it")
        case .userFolders: localized("Folders that you choose in its settings")
        case .systemFiles: localized("Files of the system")
        case .programs: localized("Programs of the system")
        case .processes: localized("All programs that run")
        case .notifications: localized("Notifications")
        case .sessionServices: localized("Services of your session")
        }
    }
}
