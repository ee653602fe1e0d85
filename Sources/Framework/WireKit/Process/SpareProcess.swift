// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// A process that was started in advance, and waits for its configuration.
///
/// Most of the time until a plugin shows something is needed for the start of the process, its namespaces and
/// its libraries. A spare process has completed these steps, and has loaded no code of a plugin. When a
/// ``ChildProcess`` takes it, the spare process gets its arguments, environment and limits, and confines
/// itself like any other child.
///
/// In bubblewrap, its namespaces contain the files that any of the plugins may need. Landlock then restricts
/// the process to the files of the one plugin. The spare process is not used without Landlock, nor for a
/// plugin that needs the network, sockets or programs. Outside of bubblewrap, it confines itself like any other child.
///
/// **Lifetime**: a spare process that was not taken is killed when this object is released. **Threading**: the main actor.
@MainActor
package final class SpareProcess {
    private let program: Program
    private(set) var spawned: Spawn?

    /// Starts a program. A child that takes the process cannot get more permissions than those of the program's sandbox.
    package init(_ program: Program) throws(ProcessError) {
        self.program = program
        spawned = try Spawn.start(program, sendsConfiguration: false)
    }

    isolated deinit { spawned?.discard() }

    /// Whether the process runs, and was not taken.
    package var isReady: Bool { spawned.map { !Self.hasEnded($0) } ?? false }

    /// Whether the process can be used for a program.
    package func fits(_ program: Program) -> Bool { isReady && configuration(for: program) != nil }

    /// Sends the configuration for a program, and returns the process. Returns nil if the process cannot be used for the program.
    func take(for program: Program) -> Spawn? {
        guard let spawned, !Self.hasEnded(spawned), let configuration = configuration(for: program) else {
            return nil
        }
        do { try Spawn.sendConfiguration(configuration, on: spawned.socket) } catch { return nil }
        self.spawned = nil
        return spawned
    }

    /// Returns the configuration for a program, or nil if the process cannot get the confinement of the program.
    func configuration(for program: Program) -> ChildConfiguration? {
        guard program.path == self.program.path, program.launcher == nil,
            var configuration = try? program.sandbox.configuration(for: program)
        else {
            return nil
        }
        configuration.arguments = program.arguments
        configuration.environment = program.environment
        switch (self.program.sandbox, program.sandbox) {
        case (.none, .none), (.none, .kernel): return configuration
        case (.bubblewrap(let ours, let widest), .bubblewrap(let wanted, let permissions)):
            guard ours == wanted, !permissions.network, permissions.sockets.isEmpty,
                permissions.programs.isEmpty, !permissions.processes, widest.cover(permissions),
                // The folders in its namespaces are those that were there when it was started.
                permissions.identities.allSatisfy({ widest.identities[$0.key] ?? $0.value == $0.value }),
                configuration.files != nil
            else { return nil }
            configuration.protectsMetadata = true
            configuration.allowsWatching = permissions.watchesFolders
            return configuration
        default: return nil
        }
    }

    private static func hasEnded(_ spawned: Spawn) -> Bool {
        var poll = pollfd(fd: spawned.exit, events: Int16(POLLIN), revents: 0)
        return Glibc.poll(&poll, 1, 0) != 0
    }
}

extension Permissions {
    /// Whether these permissions include each file of the other permissions.
    func cover(_ other: Permissions) -> Bool {
        func isBelow(_ path: String, _ folders: [String]) -> Bool {
            folders.contains { path == $0 || path.hasPrefix($0 == "/" ? "/" : "\($0)/") }
        }
        // A path with ".." can begin with the path of a folder without being in it.
        let all = other.readable + other.writable
        return !all.contains { $0.split(separator: "/").contains("..") }
            && other.readable.allSatisfy { isBelow($0, readable + writable) }
            && other.writable.allSatisfy { isBelow($0, writable) }
    }
}
