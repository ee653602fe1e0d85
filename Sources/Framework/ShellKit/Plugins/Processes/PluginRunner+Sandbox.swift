// SPDX-License-Identifier: MIT

import Glibc
import PluginKit
import RemoteBackend
import WireKit

extension ShellOptions {
    /// Returns the sandbox for the process of a plugin.
    @MainActor func sandbox(for permissions: Permissions) async -> Sandbox {
        usesBubblewrap ? await Sandbox.best(for: permissions) : .kernel(permissions)
    }
}

extension PluginRunner {
    /// Returns the program with the sandbox for the permissions that the plugin has. It may ask the user for
    /// permissions first. Returns nil if the task was cancelled: the process is not needed any more, or is
    /// started again with other permissions.
    func program(_ host: String, _ manifest: PluginManifest) async throws(PluginFailure) -> WireKit.Program? {
        let granted = await shell.grantedPermissions(of: plugin)
        guard !Task.isCancelled else { return nil }
        let kinds = Set(granted.map(\.kind))
        let data = "\(shell.options.dataFolder)/\(plugin.folderName)"
        // Without the folder, the programs that confine the process would report an error that says nothing to the user.
        let isWritten = kinds.contains(.dataFolder) && shell.savesFiles
        if let errorMessage = isWritten ? Folder.makeWritable(data) : Folder.make(data) {
            throw .processFailed(errorMessage)
        }
        var program = Program(
            path: host, arguments: [manifest.file, data], environment: PluginHostProgram.environment(data))
        program.limits = shell.options.limits
        policy.allowsNotifications = kinds.contains(.notifications)
        policy.allowsFileDialogs = kinds.contains(.userFiles)
        isConfined = shell.preferences.confinesPlugins
        policy.readablePaths = isConfined ? [] : ["/"]
        policy.ownActions = { [weak plugin] in plugin?.actions ?? [] }
        guard isConfined else {
            program.spare = shell.spare.take(for: program)
            return program
        }
        var permissions = Permissions(
            readable: [Folder.parent(of: manifest.file), Folder.parent(of: host), data],
            writable: isWritten ? [data] : [], network: kinds.contains(.network))
        permissions.readable += SystemFolders.readable(granted.flatMap(\.folders))
        chosenFolders = nil
        if let permission = granted.first(where: { $0.kind == .userFolders }) {
            addFolders(for: permission.access, &permissions)
        }
        if kinds.contains(.userFiles) {
            let files = UserFiles(
                in: "\(shell.userFilesFolder)/\(manifest.id)",
                keepingIn: "\(shell.options.stateFolder)/unsaved/\(manifest.id)"
            ) { [weak self] in self?.warn($0) }
            files.writableFolders = permissions.writable.filter { $0 != data }
            userFiles = files
            permissions.writable.append(files.folder)
        }
        let sandbox = await shell.options.sandbox(for: permissions)
        guard !Task.isCancelled else { return nil }
        if !sandbox.isBubblewrap, host != shell.options.hostProgram {
            // Without bubblewrap the process confines itself, which a program of the plugin need not do.
            throw .processFailed(
                "It brings a program of its own for its process, which only bubblewrap can confine. Install bubblewrap, or build the "
                    + "plugin for this version of the application.")
        }
        if kinds.contains(.processes) {
            // Landlock, which the process puts up itself, keeps it from what is in the others.
            let isOwn = host != shell.options.hostProgram
            permissions.processes = Sandbox.canShowProcesses && !isOwn
            if isOwn {
                warn("It cannot see the programs that run: it brings a program of its own for its process.")
            } else if !permissions.processes {
                warn("It cannot see the programs that run: this kernel does not have Landlock.")
            }
        }
        let programs = SystemPrograms.paths(granted.flatMap(\.programs))
        if !programs.isEmpty, permissions.processes {
            warn("It cannot start programs of the system while it sees all programs that run.")
        } else if !programs.isEmpty, sandbox.isBubblewrap {
            permissions.programs = programs
            program.limits.processes = SystemPrograms.mostProcesses
        } else if !programs.isEmpty {
            warn("It cannot start programs of the system: that needs bubblewrap. Install bubblewrap.")
        }
        if let services = granted.first(where: { $0.kind == .sessionServices })?.services {
            await openBus(services, sandbox, &permissions, &program)
            guard !Task.isCancelled else { return nil }
        }
        var given = kinds
        if permissions.programs.isEmpty, !programs.isEmpty { given.remove(.programs) }
        if permissions.sockets.isEmpty { given.remove(.sessionServices) }
        if !permissions.processes { given.remove(.processes) }
        program.environment[PluginHostProgram.permissionsVariable] =
            given.map(\.rawValue).sorted().joined(separator: " ")
        program.sandbox = sandbox.with(permissions)
        policy.readablePaths = permissions.readable + permissions.writable
        program.spare = shell.spare.take(for: program)
        return program
    }

    /// Gives the process access to the folders that the user has chosen in the settings.
    private func addFolders(for access: PluginManifest.Permission.Access, _ permissions: inout Permissions) {
        let options = shell.options
        let own =
            [options.dataFolder, options.stateFolder]
            + (options.settingsFile.map { [Folder.parent(of: $0)] } ?? [])
            // What the shell and its plugins load.
            + shell.installed.compactMap { $0.manifest.map { Folder.parent(of: $0.file) } }
            + PluginHostProgram.applicationFolders
            + [options.hostProgram.map { Folder.parent(of: $0) }].compactMap(\.self)
        let folders = folders(in: plugin.settings.values)
        chosenFolders = folders
        for folder in folders {
            if let reason = UserFolders.refusal(of: folder, apartFrom: own) {
                warn("\(folder) cannot be given to the plugin: \(reason)")
            } else if access == .write, shell.savesFiles, Glibc.access(folder, W_OK) == 0 {
                permissions.writable.append(folder)
            } else {
                permissions.readable.append(folder)
            }
        }
    }

    /// Gives the process access to services on the session bus.
    private func openBus(
        _ services: [String], _ sandbox: Sandbox, _ permissions: inout Permissions,
        _ program: inout WireKit.Program
    ) async {
        guard sandbox.isBubblewrap else {
            return warn(
                "It cannot use services of the session: access to single services needs bubblewrap. Install bubblewrap."
            )
        }
        do throws(ProcessError) {
            let proxy = try await SessionBusProxy(services: services)
            guard !Task.isCancelled else { return }
            bus = proxy
            permissions.sockets = [proxy.socket]
            program.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(proxy.socket)"
        } catch {
            guard !Task.isCancelled else { return }
            warn("It cannot use services of the session. \(error)")
        }
    }
}
