// SPDX-License-Identifier: MIT

import FileKit
import Glibc
import PluginKit
import PluginRuntime
import RemoteBackend
import WireKit

extension PluginRunner {
    /// Returns the program with the sandbox for the permissions that the plugin has. It may ask the user for
    /// permissions first. Returns nil if the task was cancelled: the process is not needed any more, or is
    /// started again with other permissions.
    func program(_ hostProgram: String, _ manifest: PluginManifest) async throws(PluginFailure) -> WireKit
        .Program?
    {
        let given = await owner.access()
        guard !Task.isCancelled else { return nil }
        let granted = given.permissions
        let kinds = Set(granted.map(\.kind))
        let data = "\(shared.options.dataFolder)/\(owner.folderName)"
        // Without the folder, the programs that confine the process would report an error that says nothing to the user.
        let isWritten = kinds.contains(.dataFolder) && shared.savesFiles
        if let errorMessage = isWritten ? Folder.makeWritable(data) : Folder.make(data) {
            throw .processFailed(errorMessage)
        }
        var program = Program(
            path: hostProgram, arguments: [manifest.file, data],
            environment: PluginHostProgram.environment(data))
        program.limits = shared.options.limits
        policy.allowsNotifications = kinds.contains(.notifications)
        policy.allowsFileDialogs = kinds.contains(.userFiles)
        access.isConfined = given.isConfined
        policy.readablePaths = given.isConfined ? [] : ["/"]
        policy.ownActions = { [weak owner] in owner?.actions ?? [] }
        policy.actionPrefix = manifest.actionPrefix
        guard given.isConfined else {
            program.spare = shared.spare.take(for: program)
            return program
        }
        access.openedPaths = []
        var permissions = Permissions(network: kinds.contains(.network))
        permissions.watchesFolders = !kinds.isDisjoint(with: [.systemFiles, .userFolders, .userFiles])
        for folder in [manifest.file.parentPath, hostProgram.parentPath]
            + (isWritten ? [] : [data])
        {
            permissions.read(try open(folder))
        }
        if isWritten { permissions.write(try open(data)) }
        for folder in SystemFolders.open(granted.flatMap(\.folders)) {
            for path in folder.paths { permissions.read(folder.opened, at: path) }
            access.openedPaths.append(folder.opened)
        }
        access.chosenFolders = nil
        if let permission = granted.first(where: { $0.kind == .userFolders }) {
            addFolders(given, for: permission.access, &permissions)
        }
        if kinds.contains(.userFiles) {
            let files = UserFiles(
                in: "\(shared.userFilesFolder)/\(manifest.id)",
                keepingIn: "\(shared.options.stateFolder)/unsaved/\(manifest.id)"
            ) { [weak self] in self?.warn($0) }
            files.writableFolders = permissions.writable.filter { $0 != data }
            files.onLoss = owner.onLoss
            access.userFiles = files
            permissions.write(try open(files.folder))
        }
        let sandbox = await shared.options.sandbox(for: permissions)
        guard !Task.isCancelled else { return nil }
        if hostProgram != shared.options.hostProgram {
            guard sandbox.isBubblewrap else {
                // Without bubblewrap the process confines itself, which a program of the plugin need not do.
                throw .processFailed(
                    "It brings a program of its own for its process, which only bubblewrap can confine. Install bubblewrap, or build the "
                        + "plugin for this version of the application.")
            }
            // The program of the application limits the process before it starts that of the plugin.
            guard let launcher = shared.options.hostProgram else {
                throw .hostMissing(PluginHostProgram.name)
            }
            program.launcher = launcher
            permissions.read(try open(launcher.parentPath))
        }
        if kinds.contains(.processes) {
            // Landlock, which the process puts up itself, keeps it from what is in the others.
            let isOwn = hostProgram != shared.options.hostProgram
            permissions.processes = Sandbox.canShowProcesses && !isOwn
            if isOwn {
                warn("It cannot see the programs that run: it brings a program of its own for its process.")
            } else if !permissions.processes {
                warn("It cannot see the programs that run: this kernel does not have Landlock.")
            }
        }
        let programs = SystemPrograms.open(granted.flatMap(\.programs))
        if !programs.isEmpty, permissions.processes {
            warn("It cannot start programs of the system while it sees all programs that run.")
        } else if !programs.isEmpty, sandbox.isBubblewrap {
            for opened in programs { permissions.start(opened) }
            access.openedPaths += programs
            program.limits.processes = SystemPrograms.mostProcesses
        } else if !programs.isEmpty {
            warn("It cannot start programs of the system: that needs bubblewrap. Install bubblewrap.")
        }
        if let services = granted.first(where: { $0.kind == .sessionServices })?.services {
            await openBus(services, sandbox, &permissions, &program)
            guard !Task.isCancelled else { return nil }
        }
        var effective = kinds
        if permissions.programs.isEmpty, !programs.isEmpty { effective.remove(.programs) }
        if permissions.sockets.isEmpty { effective.remove(.sessionServices) }
        if !permissions.processes { effective.remove(.processes) }
        program.environment[PluginHostProgram.permissionsVariable] =
            effective.map(\.rawValue).sorted().joined(separator: " ")
        program.sandbox = sandbox.with(permissions)
        policy.readablePaths = permissions.readable + permissions.writable
        program.spare = shared.spare.take(for: program)
        return program
    }

    /// Ends the process when it and the programs that it has started use too much. They are measured each second.
    func watchPrograms(startedBy child: ChildProcess, memory limit: UInt64?) {
        let pid = child.pid
        tasks.programsWatch = Task { @MainActor [weak child] in
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(1))
                let usage = await Task.detached { ProcessUsage(of: pid) }.value
                guard !Task.isCancelled, let child, let usage else { return }
                if let reason = SystemPrograms.excess(usage, memory: limit) {
                    return child.kill(because: reason)
                }
            }
        }
    }

    /// Gives the process access to the folders that the user has chosen in the settings.
    private func addFolders(
        _ given: PluginAccess, for kind: PluginManifest.Permission.Access, _ permissions: inout Permissions
    ) {
        access.chosenFolders = given.folders
        for folder in given.folders {
            do throws(UserFolders.RefusedFolder) {
                let opened = try UserFolders.open(folder, apartFrom: given.refusedFolders)
                if kind == .write, shared.savesFiles, opened.isWritable {
                    permissions.write(opened)
                } else {
                    permissions.read(opened)
                }
                access.openedPaths.append(opened)
            } catch {
                warn("\(folder) cannot be given to the plugin: \(error.reason)")
            }
        }
    }

    /// Opens a folder of the plugin or of the application.
    private func open(_ folder: String) throws(PluginFailure) -> OpenedPath {
        // The process would see all files of the system.
        guard folder != "/" else {
            throw .processFailed(
                "A plugin or its host program is in the folder /, which cannot be given to a process. Put it into a folder of its own."
            )
        }
        do throws(ErrorNumber) {
            let opened = try OpenedPath(folder)
            access.openedPaths.append(opened)
            return opened
        } catch {
            throw .processFailed("\(folder) cannot be used: \(String(cString: strerror(error.code))).")
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
            access.bus = proxy
            permissions.sockets = [proxy.socket]
            program.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(proxy.socket)"
        } catch {
            guard !Task.isCancelled else { return }
            warn("It cannot use services of the session. \(error)")
        }
    }
}
