// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import PluginProcesses
import PluginRuntime
import RxKernel
import ViewKit

/// The view model of the page of a plugin, and of its log.
final class PluginViewModel: RxViewModel {
    /// A permission that the manifest requests.
    struct Permission: Equatable {
        let kind: PluginManifest.Permission.Kind
        let title: String
        /// The reason that the manifest gives, and whether the user will be asked.
        let detail: String
        let isOn: Bool
    }

    let id: PluginID
    private let shell: Shell
    private var last: (usage: ProcessUsage, time: ContinuousClock.Instant)?

    init(_ id: PluginID, in shell: Shell) {
        self.id = id
        self.shell = shell
        super.init()
    }

    private var plugin: InstalledPlugin? { shell.installed[id] }

    /// The record of the plugin: the current one on subscription, then after each change.
    var record: Observable<PluginRecord> {
        shell.plugins.compactMap { [id] records in records.first { $0.id == id } }.distinctUntilChanged()
    }

    /// Returns the current resource usage of the plugin's process, or nil if no process runs.
    func usage() -> PluginUsage? {
        guard let process = plugin?.process, let pid = process.runningPid, let usage = ProcessUsage(of: pid)
        else {
            last = nil
            return nil
        }
        defer { last = (usage, .now) }
        return PluginUsage(usage, since: last, startTime: process.lifecycle.startTime)
    }

    /// A sentence that says in which process the plugin runs.
    var running: String {
        guard let manifest = plugin?.manifest else { return localized("It is part of this application.") }
        if manifest.process == .shell {
            return localized("It runs in the process of the shell, and can do what the shell can.")
        }
        return localized("It runs in a process of its own.")
    }

    /// The confinement of the running process; empty if it is not known.
    var confinement: String {
        plugin?.process?.runningPid == nil ? "" : plugin?.process?.access.confinement ?? ""
    }

    func permissions(_ record: PluginRecord) -> [Permission] {
        record.permissions.map { permission in
            let declared = plugin?.manifest?.permissions.first { $0.kind == permission.kind }
            var details = [
                declared?.reason?.text, declared.map { $0.subjects.joined(separator: ", ") },
            ]
            if let plugin, permission.kind == .userFolders {
                details += plugin.folders
            }
            if permission.isGranted == nil { details.append(localized("You are asked when it starts.")) }
            return Permission(
                kind: permission.kind, title: declared?.title ?? permission.kind.title,
                detail: details.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " – "),
                isOn: permission.isGranted == true)
        }
    }

    /// The contributions that the manifest declares, by kind.
    var contributions: [(title: String, items: [String])] {
        guard let manifest = plugin?.manifest else { return [] }
        return [
            (localized("Pages"), manifest.pages.map(\.title.text)),
            (localized("Actions"), manifest.actions.map(\.title.text)),
            (localized("Settings"), manifest.settings.map(\.title.text)),
            (localized("Links"), manifest.schemes.map(\.title.text)),
            (localized("File types"), manifest.fileTypes.map(\.title.text)),
            (localized("Status items"), manifest.statusItems.map(\.title.text)),
            (localized("Inspector pages"), manifest.inspectorPages.map(\.title.text)),
        ].filter { !$0.1.isEmpty }
    }

    /// The names of the plugins that it needs.
    var dependencies: [String] { (plugin?.manifest?.dependencies ?? []).map { name(of: $0) } }

    /// The names of the plugins that need it.
    var dependents: [String] { shell.installed.needing(id).map(\.record.name) }

    private func name(of id: PluginID) -> String { shell.installed[id]?.record.name ?? id.text }

    /// A sentence about the manifest on the disk if it differs from the one in use, otherwise nil.
    var update: String? {
        guard let manifest = plugin?.manifest, let new = try? PluginManifest(contentsOf: manifest.file),
            new.id == id, new != manifest
        else { return nil }
        if new.version == manifest.version {
            return localized("Another manifest is installed. It is used when the application starts again.")
        }
        return localized(
            "Version %1 is installed. It is used when the application starts again.", new.version)
    }

    var hasSettings: Bool { plugin?.settings.declarations.isEmpty == false }
    var hasProcess: Bool { plugin?.process != nil }
    /// The folder of its manifest; nil for a plugin that is linked into the application.
    var folder: String? { plugin?.manifest.map { $0.file.parentPath } }

    // MARK: Changes

    /// Turns the plugin on or off, also for later runs. Calls `refused` if an open page has input that the user keeps.
    func turn(on isOn: Bool, refused: @escaping @MainActor () -> Void) {
        shell.turn(id, on: isOn, refused: refused)
    }

    /// Grants or refuses a permission, which restarts the process.
    func set(
        _ kind: PluginManifest.Permission.Kind, to isGranted: Bool, refused: @escaping @MainActor () -> Void
    ) {
        guard let plugin else { return }
        let change = PageQuestions.Change.permission(id, kind)
        guard permissions(plugin.record).first(where: { $0.kind == kind })?.isOn != isGranted else {
            return shell.windows.questions.cancel(change)
        }
        shell.windows.questions.ask([plugin], before: change, refused: refused) { [shell, id] in
            shell.setPermission(kind, of: id, to: isGranted)
        }
    }

    /// Restarts the process. Its pages are restored.
    func restart() {
        guard let plugin else { return }
        shell.windows.questions.ask([plugin], before: .restart(id)) { [weak plugin] in
            plugin?.process?.send(.restart)
        }
    }

    func showSettings() { steps.accept(PluginsStep.settings(id)) }
    func showLog() { steps.accept(PluginsStep.log(id)) }

    func openFolder() {
        if let folder { Toolkit.backend.open(uri: ChosenFile(path: folder).uri) }
    }

    /// Shows a report that the user can send to the author of the plugin.
    func report(above window: Window?) {
        guard let plugin, let manifest = plugin.manifest else { return }
        let record = plugin.record
        let reason = record.failure.map { "\($0)" } ?? "nothing; its state is \"\(record.stateTitle)\""
        PluginReport(
            manifest: manifest, reason: ([reason] + record.warnings).joined(separator: "\n"),
            lines: logLines(200),
            log: log?.path ?? "", confinement: confinement
        ).show(above: window)
    }

    /// Whether its files were installed for this user, so that they can be removed.
    var canBeRemoved: Bool { plugin.map(shell.installed.folders.canRemove) ?? false }

    /// Removes the files of the plugin if the user agrees. Calls `removed` afterwards.
    func remove(above window: Window?, removed: @escaping @MainActor () -> Void) {
        guard let plugin, let window else { return }
        PluginInstallation(in: shell, above: window).remove(plugin, removed: removed)
    }

    /// Whether another version can be used now. A library that was loaded into the shell's process cannot be replaced.
    var canUseUpdate: Bool { update != nil && plugin?.manifest?.process == .own }

    /// Uses the version on the disk.
    func useUpdate() {
        shell.windows.questions.ask(shell.installed.dependents(of: id), before: .restart(id)) { [shell, id] in
            shell.reload(id)
        }
    }

    // MARK: Log

    private var log: PluginLog? { plugin?.runner.log }

    /// The last lines that the plugin has written.
    func logLines(_ count: Int) -> [String] { log?.lastLines(count) ?? [] }

    var logPath: String { log?.path ?? "" }

    /// Emits on subscription, and then each second.
    var seconds: Observable<Void> {
        Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).map { _ in () }.startWith(())
    }
}
