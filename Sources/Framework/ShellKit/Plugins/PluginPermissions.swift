// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import PluginKit
import PluginProcesses
import ViewKit

/// The permissions of the plugins: the decisions of the user, in a file, and the questions for them.
@MainActor final class PluginPermissions {
    private var decisions: PermissionDecisions
    /// The last question for a permission. The next question waits for its answer.
    private var lastQuestion: Task<Bool?, Never>?
    /// How often plugins have asked for a permission since it was last granted, by `org.example.contacts network`.
    private var requests: [String: Int] = [:]
    /// The plugins whose question for a permission is shown, or waits for that of another.
    private(set) var requesting: Set<PluginID> = []
    private let files: ShellFiles
    private let installed: InstalledPlugins
    private let windows: ShellWindows

    init(in folder: String, _ files: ShellFiles, _ installed: InstalledPlugins, _ windows: ShellWindows) {
        decisions = PermissionDecisions(in: folder)
        (self.files, self.installed, self.windows) = (files, installed, windows)
    }

    /// Why the file with the decisions could not be read; nil if it was read.
    var error: StateFileError? { decisions.error }

    // MARK: Decisions

    /// Stores a decision. Returns whether it is another one.
    func set(_ kind: PluginManifest.Permission.Kind, of plugin: InstalledPlugin, to isGranted: Bool) -> Bool {
        guard let id = plugin.id,
            let permission = plugin.manifest?.permissions.first(where: { $0.kind == kind }),
            decisions.isGranted(permission, to: id) != isGranted
        else { return false }
        decide(isGranted, permission, of: plugin)
        return true
    }

    /// Stores a decision about a plugin that need not be loaded. Returns the error if that fails. It is tried again.
    @discardableResult func decide(
        _ isGranted: Bool, _ permission: PluginManifest.Permission, of id: PluginID
    ) -> StateFileError? {
        let error = decisions.set(isGranted, permission, of: id)
        files.didSave(.permissions, error) { [weak self] in self?.decisions.save() }
        return error
    }

    private func decide(
        _ isGranted: Bool, _ permission: PluginManifest.Permission, of plugin: InstalledPlugin
    ) {
        guard let id = plugin.id else { return }
        if let error = decide(isGranted, permission, of: id) { installed.warn("\(error)", for: plugin) }
        didChange(of: plugin)
    }

    /// Updates the permissions in the record of a plugin.
    func didChange(of plugin: InstalledPlugin) {
        guard let manifest = plugin.manifest, manifest.process == .own else { return }
        plugin.record.permissions = manifest.permissions.map {
            PluginRecord.Permission(kind: $0.kind, isGranted: isGranted($0, to: plugin))
        }
        installed.recordsDidChange()
        let unknown = manifest.permissions.filter { !decisions.knows($0.folders) }
        guard !unknown.isEmpty else { return }
        Task { @MainActor [weak self, weak plugin, decisions] in
            for permission in unknown { await decisions.look(at: permission.folders) }
            if let plugin { self?.didChange(of: plugin) }
        }
    }

    /// Returns whether a plugin has a permission that its manifest requests, or nil if the user has to be
    /// asked. Nothing is asked about the folders of the user before the user has chosen one.
    private func isGranted(_ permission: PluginManifest.Permission, to plugin: InstalledPlugin) -> Bool? {
        guard let id = plugin.manifest?.id else { return nil }
        if let known = decisions.isGranted(permission, to: id) { return known }
        return permission.kind == .userFolders && plugin.folders.isEmpty ? true : nil
    }

    /// Returns the permissions that a plugin has. Asks the user for dangerous permissions without a decision.
    func granted(to plugin: InstalledPlugin) async -> [PluginManifest.Permission] {
        guard let manifest = plugin.manifest else { return [] }
        var granted: [PluginManifest.Permission] = []
        for permission in manifest.permissions {
            await decisions.look(at: permission.folders)
            var isGranted = isGranted(permission, to: plugin)
            if isGranted == nil {
                isGranted = await ask(permission, of: manifest)
            } else if decisions.isGranted(permission, to: manifest.id) == nil {
                // The user chooses the first folder for what the plugin does with it now.
                decide(true, permission, of: plugin)
            }
            if isGranted == true { granted.append(permission) }
        }
        return granted
    }

    // MARK: Questions

    /// How often a plugin can ask for a permission that the user has not granted.
    static let mostRequests = 3

    /// Asks the user for a permission because the plugin wishes it. See ``PluginContext/requestPermission(_:)``.
    func request(_ kind: PluginManifest.Permission.Kind, for plugin: InstalledPlugin) {
        guard let manifest = plugin.manifest, manifest.process == .own else { return }
        guard let permission = manifest.permissions.first(where: { $0.kind == kind }) else {
            return installed.warn(
                "requestPermission(.\(kind)) was called, but the manifest does not request it. Add [Permission \(kind.rawValue)] to it.",
                for: plugin)
        }
        if decisions.isGranted(permission, to: manifest.id) == true {
            // What this system does not have is said in the list of plugins.
            return windows.navigate(kind == .userFolders ? .settings(manifest.id.text) : .show(.plugins))
        }
        let key = "\(manifest.id) \(kind.rawValue)"
        guard requests[key, default: 0] < Self.mostRequests else {
            return installed.warn(
                "The user was not asked again for the permission \(kind.rawValue): the plugin has asked \(Self.mostRequests) times. "
                    + "Grant it on the page of the plugin.", for: plugin)
        }
        guard requesting.insert(manifest.id).inserted else { return }
        requests[key, default: 0] += 1
        Task { @MainActor [weak self, weak plugin] in
            let isGranted = await self?.ask(permission, of: manifest, again: true)
            self?.requesting.remove(manifest.id)
            guard isGranted == true, let self, let plugin else { return }
            requests[key] = nil
            // The process has been started without it.
            windows.questions.ask([plugin], before: .restart(manifest.id)) { [weak plugin] in
                plugin?.process?.send(.permissionsChanged)
            }
        }
    }

    /// Asks the user for a permission, and stores the decision. Only one question is shown at a time. Returns
    /// nil if the user does not decide.
    ///
    /// - Parameter again: Whether a user who has refused it is asked again.
    private func ask(
        _ permission: PluginManifest.Permission, of manifest: PluginManifest, again: Bool = false
    ) async -> Bool? {
        let earlier = lastQuestion
        let question = Task { @MainActor [weak self] () -> Bool? in
            _ = await earlier?.value
            guard let self, let window = windows.window() else { return nil }
            // Meanwhile the user may have answered the same question, or have turned the plugin off.
            if let decided = decisions.isGranted(permission, to: manifest.id), decided || !again {
                return decided
            }
            guard let plugin = installed.all.first(where: { $0.id == manifest.id && $0.isOn }) else {
                return nil
            }
            let decision: Bool? = await withCheckedContinuation { continuation in
                let question = Self.question(
                    permission, of: manifest, folders: plugin.folders,
                    isPublic: !decisions.needsQuestion(permission.folders))
                _ = window.show(question) { answer in
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
}
