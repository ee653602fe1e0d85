// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import ViewKit

/// The dialogs with which the user installs, updates and removes plugins.
@MainActor struct PluginInstallation {
    private let shell: Shell
    private let window: Window

    init(in shell: Shell, above window: Window) { (self.shell, self.window) = (shell, window) }

    /// Lets the user choose an archive of `shellctl pack`, and installs the plugin in it if the user agrees.
    func start() {
        let dialog = FileDialog(
            localized("Install a Plugin"), purpose: .open,
            filters: [.init(localized("Plugins"), patterns: ["*.rxplugin"])])
        _ = window.show(dialog) { paths in
            guard let path = paths.first else { return }
            Task { @MainActor in
                do throws(PluginPackageError) { ask(try await .inBackground(path)) } catch { show(error) }
            }
        }
    }

    private func ask(_ package: PluginPackage) {
        let manifest = package.manifest
        let name = manifest.name.text
        let old = shell.installed[manifest.id]
        let title = old?.manifest.map {
            localized("Replace version %1 of %2 with version %3?", $0.version, name, manifest.version)
        }
        let alert = Alert(
            title ?? localized("Install version %1 of %2?", manifest.version, name),
            message: [
                localized("A plugin is a program. Install only what you trust."), Self.effect(manifest),
            ]
            .joined(separator: "\n\n"),
            actions: [.cancel, .normal(localized("Install"))])
        _ = window.show(alert) { answer in
            guard answer == 1 else { return }
            // A library in the shell's process is replaced at the next start, and its pages stay open.
            let staysOpen = shell.installed[manifest.id].map { shell.staysUntilNextStart($0) } ?? false
            askPages(of: manifest.id, before: .install(manifest.id), unless: staysOpen) {
                Task { @MainActor in
                    do throws(PluginPackageError) { try await shell.install(package) } catch { show(error) }
                }
            }
        }
    }

    /// The sentences about what the plugin will be able to do.
    static func effect(_ manifest: PluginManifest) -> String {
        guard manifest.process == .own else {
            return localized("It runs in the process of the shell, and can do what the shell can.")
        }
        return
            ([localized("It runs in a process of its own.")]
            + manifest.permissions.map { permission in
                let named =
                    permission.subjects.isEmpty
                    ? permission.title
                    : "\(permission.title) (\(permission.subjects.joined(separator: ", ")))"
                return [named, permission.reason?.text].compactMap(\.self).joined(separator: " – ")
            }).joined(separator: "\n")
    }

    /// Removes a plugin if the user agrees. Calls `removed` afterwards.
    func remove(_ plugin: InstalledPlugin, removed: @escaping @MainActor () -> Void) {
        guard let id = plugin.id else { return }
        let dependents = shell.installed.needing(id)
        var message = [localized("Its settings and its data are kept.")]
        if !dependents.isEmpty {
            message.append(
                localized("Needed by") + ": " + dependents.map(\.record.name).joined(separator: ", "))
        }
        let alert = Alert(
            localized("Remove %1?", plugin.record.name), message: message.joined(separator: "\n\n"),
            actions: [.cancel, .destructive(localized("Remove"))])
        _ = window.show(alert) { answer in
            guard answer == 1 else { return }
            askPages(of: id, before: .remove(id)) {
                do throws(PluginPackageError) {
                    try shell.remove(plugin)
                    removed()
                } catch { show(error) }
            }
        }
    }

    /// Calls `work` if the open pages of a plugin and of those that depend on it agree to end, or if they stay open.
    private func askPages(
        of id: PluginID, before change: PageQuestions.Change, unless staysOpen: Bool = false,
        then work: @escaping @MainActor () -> Void
    ) {
        let plugins = staysOpen ? [] : shell.installed.dependents(of: id)
        shell.windows.questions.ask(plugins, before: change, then: work)
    }

    private func show(_ error: PluginPackageError) {
        _ = window.show(Alert(localized("The plugins were not changed"), message: error.description)) { _ in }
    }
}
