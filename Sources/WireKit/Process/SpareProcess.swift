// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// A process that was started in advance, and waits to be told what it is for.
///
/// The start of a process, its namespaces and its libraries take most of the time until a plugin shows something. A spare process has done all this, and has
/// loaded no code of a plugin. When a ``ChildProcess`` takes it, it gets its arguments, environment and limits, and confines itself as each child does.
///
/// In bubblewrap, its namespaces have the files that any of the plugins may need, and Landlock then leaves those that the one plugin may use. Without Landlock, and for
/// a plugin that needs the network or sockets, the spare process is not used. Outside of bubblewrap, it confines itself as it does without being a spare one.
///
/// **Lifetime**: a spare process that nobody has taken ends with this object. **Threading**: the main actor.
@MainActor
package final class SpareProcess {
    private let program: Program
    private(set) var spawned: Spawn?

    /// Starts a program. The permissions of its sandbox are the widest that a child can get from it.
    package init(_ program: Program) throws(ProcessError) {
        self.program = program
        spawned = try Spawn.start(program, sendsOrders: false)
    }

    isolated deinit {
        guard let spawned else { return }
        for descriptor in [spawned.socket, spawned.output] { close(descriptor) }
        // It may not have begun to read from its socket.
        kill(-spawned.pid, SIGKILL)
        kill(spawned.pid, SIGKILL)
        var status: Int32 = 0
        waitpid(spawned.pid, &status, 0)
        close(spawned.exit)
    }

    /// Whether the process runs, and nobody has taken it.
    package var isReady: Bool { spawned.map { !Self.hasEnded($0) } ?? false }

    /// Whether the process can become that of a program.
    package func fits(_ program: Program) -> Bool { isReady && orders(for: program) != nil }

    /// The process with the orders for a program; nil if it cannot be used for it.
    func take(for program: Program) -> Spawn? {
        guard let spawned, !Self.hasEnded(spawned), let orders = orders(for: program) else { return nil }
        do { try Spawn.sendOrders(orders, on: spawned.socket) } catch { return nil }
        self.spawned = nil
        return spawned
    }

    /// What the process is told for a program; nil if it could not be confined as the program has to be.
    func orders(for program: Program) -> ChildOrders? {
        guard program.path == self.program.path, var orders = try? program.sandbox.orders(for: program) else {
            return nil
        }
        orders.arguments = program.arguments
        orders.environment = program.environment
        switch (self.program.sandbox, program.sandbox) {
        case (.none, .none), (.none, .kernel): return orders
        case (.bubblewrap(let ours, let widest), .bubblewrap(let wanted, let permissions)):
            guard ours == wanted, !permissions.network, permissions.sockets.isEmpty,
                widest.cover(permissions),
                Landlock.isAvailable, var files = try? permissions.files(for: program.path)
            else { return nil }
            // The list of the processes in the namespace, which bubblewrap shows too.
            files.readable.append("/proc")
            orders.files = files
            return orders
        default: return nil
        }
    }

    private static func hasEnded(_ spawned: Spawn) -> Bool {
        var poll = pollfd(fd: spawned.exit, events: Int16(POLLIN), revents: 0)
        return Glibc.poll(&poll, 1, 0) != 0
    }
}

extension Permissions {
    /// Whether each file of other permissions is in a folder of these.
    func cover(_ other: Permissions) -> Bool {
        func isBelow(_ path: String, _ folders: [String]) -> Bool {
            folders.contains { path == $0 || path.hasPrefix($0 == "/" ? "/" : "\($0)/") }
        }
        // A path with ".." would be below a folder by its name only.
        let all = other.readable + other.writable
        return !all.contains { $0.split(separator: "/").contains("..") }
            && other.readable.allSatisfy { isBelow($0, readable + writable) }
            && other.writable.allSatisfy { isBelow($0, writable) }
    }
}
