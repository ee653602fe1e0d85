// SPDX-License-Identifier: MIT

import CLinux

/// The way in which a child is confined.
///
/// ```swift
/// program.sandbox = await Sandbox.best(for: Permissions(writable: [dataFolder]))
/// ```
/// ``best(for:)`` chooses one. A kernel may lack a part of it. Therefore the child reports its actual
/// confinement as ``WirePeer/confinement``; tell the user if it is not complete.
public enum Sandbox: Hashable, Sendable {
    /// No confinement. A crash of the child does not harm the host, but the child can read and write the user's files.
    case none
    /// The child confines itself before it loads code that is not trusted: Landlock for files, seccomp for
    /// system calls. This is for systems without bubblewrap, or without user namespaces. The threads of
    /// libdispatch need a program that redirects their files, such as `rxshell-plugin-host`.
    case kernel(Permissions)
    /// Bubblewrap starts the child in new namespaces, and the child adds a filter of system calls.
    case bubblewrap(Bubblewrap, Permissions)

    /// Returns the strongest sandbox that works on this system. Bubblewrap is tried once for each process.
    @MainActor
    public static func best(for permissions: Permissions) async -> Sandbox {
        await Bubblewrap.working().map { .bubblewrap($0, permissions) } ?? .kernel(permissions)
    }

    /// Returns the same kind of sandbox with other permissions.
    package func with(_ permissions: Permissions) -> Sandbox {
        switch self {
        case .none: .none
        case .kernel: .kernel(permissions)
        case .bubblewrap(let bubblewrap, _): .bubblewrap(bubblewrap, permissions)
        }
    }

    /// Whether a child can see the processes of the computer without seeing what is in them.
    package static var canShowProcesses: Bool { Landlock.isAvailable }

    /// Whether the child may start programs.
    package var startsPrograms: Bool {
        if case .bubblewrap(_, let permissions) = self { !permissions.programs.isEmpty } else { false }
    }

    package var isBubblewrap: Bool {
        if case .bubblewrap = self { true } else { false }
    }

    /// Returns the program that has to be started, and its arguments.
    func command(for program: Program) throws(ConfinementError) -> [String] {
        let own = program.launcher.map { [$0] } ?? [program.path] + program.arguments
        guard case .bubblewrap(let bubblewrap, let permissions) = self else {
            if case .kernel(let permissions) = self { _ = try permissions.files(for: program.path) }
            return own
        }
        return [bubblewrap.path]
            + Bubblewrap.arguments(
                try permissions.files(for: program.path), network: permissions.network,
                processes: permissions.processes && Landlock.isAvailable)
            + (filter == nil ? [] : ["--seccomp", "\(Spawn.filterDescriptor)"])
            + ["--"] + own
    }

    /// The filter of system calls that bubblewrap puts up before it starts the program; nil for other kinds,
    /// and for processors for which there is none. A plugin may bring a program of its own, which would put up none.
    var filter: CallFilter? {
        guard case .bubblewrap(_, let permissions) = self, clinux_architecture() != 0 else { return nil }
        return CallFilter(
            allowsNetwork: permissions.network, allowsLocalSockets: !permissions.sockets.isEmpty,
            allowsPrograms: !permissions.programs.isEmpty,
            allowsSignals: permissions.processes && Landlock.isAvailable, isOfBubblewrap: true)
    }

    /// Returns the configurations that are sent to the child: first the one of its launcher, if it has one, then its own.
    func configurations(for program: Program) throws(ConfinementError) -> [ChildConfiguration] {
        let own = try configuration(for: program)
        guard program.launcher != nil else { return [own] }
        // Bubblewrap has put up the filter. The program may add one of its own.
        var launcher = own
        launcher.command = [program.path] + program.arguments
        launcher.filtersCalls = false
        return [launcher, own]
    }

    /// Returns the configuration that is sent to the child.
    func configuration(for program: Program) throws(ConfinementError) -> ChildConfiguration {
        var configuration = ChildConfiguration()
        configuration.limits = program.limits
        switch self {
        case .none: break
        case .kernel(let permissions):
            configuration.files = try permissions.files(for: program.path)
            configuration.identities = permissions.identities
            configuration.filtersCalls = true
            configuration.protectsMetadata = true
            configuration.allowsWatching = permissions.watchesFolders
            configuration.allowsNetwork = permissions.network
            configuration.allowsSignals = permissions.processes && Landlock.isAvailable
            if configuration.allowsSignals { configuration.files?.readable.append("/proc") }
        case .bubblewrap(_, let permissions):
            configuration.isInBubblewrap = true
            configuration.identities = permissions.identities
            if configuration.limits.processes == nil, clinux_counts_processes_of_namespaces() != 0 {
                configuration.limits.processes = ResourceLimits.mostThreads
            }
            configuration.filtersCalls = true
            configuration.allowsNetwork = permissions.network
            configuration.allowsLocalSockets = !permissions.sockets.isEmpty
            configuration.allowsPrograms = !permissions.programs.isEmpty
            guard Landlock.isAvailable else { break }
            // Landlock keeps the process from the memory of bubblewrap's own process, which has no filter.
            var files = try permissions.files(for: program.path)
            // The processes in the namespace.
            files.readable.append("/proc")
            configuration.files = files
            configuration.allowsSignals = permissions.processes
        }
        return configuration
    }
}
