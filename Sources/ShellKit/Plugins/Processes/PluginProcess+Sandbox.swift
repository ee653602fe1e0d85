// SPDX-License-Identifier: MIT

import PluginKit
import RemoteBackend
import WireKit

extension ShellOptions {
    /// Returns the sandbox for the process of a plugin.
    @MainActor func sandbox(for permissions: Permissions) async -> Sandbox {
        usesBubblewrap ? await Sandbox.best(for: permissions) : .kernel(permissions)
    }
}

extension PluginProcess {
    /// Returns the program with the sandbox for the permissions that the plugin has. It may ask the user for permissions first. Returns nil if the task was
    /// cancelled: the process is not needed any more, or is started again with other permissions.
    func program(_ host: String) async -> WireKit.Program? {
        let granted = await shell.grantedPermissions(of: plugin)
        guard !Task.isCancelled else { return nil }
        let kinds = Set(granted.map(\.kind))
        let data = context.dataFolder
        var program = Program(
            path: host, arguments: [manifest.file, data], environment: PluginHostProgram.environment(data))
        program.limits = shell.options.limits
        remote.policy.allowsNotifications = kinds.contains(.notifications)
        remote.policy.allowsFileDialogs = kinds.contains(.userFiles)
        closeAccess()
        isConfined = shell.preferences.confinesPlugins
        guard isConfined else {
            program.spare = shell.spare.take(for: program)
            return program
        }
        var permissions = Permissions(
            readable: [Folder.parent(of: manifest.file), Folder.parent(of: host), data],
            writable: kinds.contains(.dataFolder) ? [data] : [], network: kinds.contains(.network))
        if kinds.contains(.userFiles) {
            let files = UserFiles(in: "\(shell.userFilesFolder)/\(manifest.id)") { [weak context] in
                context?.warn($0)
            }
            userFiles = files
            remote.fileAccess = files
            permissions.writable.append(files.folder)
        }
        let sandbox = await shell.options.sandbox(for: permissions)
        guard !Task.isCancelled else { return nil }
        if let services = granted.first(where: { $0.kind == .sessionServices })?.services {
            await openBus(services, sandbox, &permissions, &program)
            guard !Task.isCancelled else { return nil }
        }
        program.sandbox = sandbox.with(permissions)
        program.spare = shell.spare.take(for: program)
        return program
    }

    /// Gives the process access to services on the session bus.
    private func openBus(
        _ services: [String], _ sandbox: Sandbox, _ permissions: inout Permissions,
        _ program: inout WireKit.Program
    ) async {
        guard sandbox.isBubblewrap else {
            return context.warn(
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
            context.warn("It cannot use services of the session. \(error)")
        }
    }

    /// Called when the user has granted or revoked a permission. Restarts a running process, and restores its pages.
    func permissionsDidChange() {
        switch state {
        case .starting, .active:
            suspend(because: "its permissions have changed")
            start()
        case .stopped, .turnedOff: break
        }
    }
}
