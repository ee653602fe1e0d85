// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// The child's side of ``ChildProcess``: the first function that a program calls if a host starts it.
///
/// ```swift
/// let entry = try ChildEntry.enter()
/// let connection = Connection(
///     descriptor: entry.descriptor, role: .child,
///     as: WirePeer(version: WireVersion(1), confinement: entry.confinement))
/// connection.onEnd = { _ in exit(0) }
/// connection.start()
/// dispatchMain()
/// ```
public struct ChildEntry: Sendable {
    /// The socket of the ``Connection``.
    public let descriptor: Int32
    /// How the process is confined from now on.
    public let confinement: Confinement
    /// What follows the name of the program, also for a program that was started in advance: see `SpareProcess`.
    public let arguments: [String]

    /// Applies the settings of the host: ends this process when the host ends, sets the limits, and confines the process. Call it
    /// before the program has threads or loads code that is not trusted.
    ///
    /// - Parameter prepare: what can be done before the program knows what it is for. It is called if the host has started the program in advance, and
    ///   must neither start a thread nor open a file that it keeps.
    /// - Throws: ``ProcessError`` if no host has started the process, or a limit cannot be set. What of the sandbox this system does not have is in
    ///   ``confinement``.
    public static func enter(preparing prepare: () -> Void = {}) throws(ProcessError) -> ChildEntry {
        let descriptor = Spawn.childDescriptor
        func failure(_ reason: String) -> ProcessError {
            ProcessError(program: CommandLine.arguments[0], reason: reason)
        }
        // First, so that there is no moment in which the host can end unseen. Then the socket says whether it has ended before: the
        // number of the parent does not, since in a namespace of its own it is always 1.
        guard clinux_end_with_parent() == 0 else { throw failure("it cannot be ended with its host") }
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard Glibc.poll(&poll, 1, 0) >= 0, poll.revents & Int16(POLLNVAL) == 0 else {
            throw failure("descriptor \(descriptor) is not open; a host has to start the program")
        }
        if poll.revents == 0 { prepare() }
        guard let bytes = readOrders(descriptor) else {
            throw failure("descriptor \(descriptor) is no socket of a host, or the host has ended")
        }
        _ = clinux_set_flags(descriptor, 0, 1)
        let orders: ChildOrders
        do throws(WireError) {
            orders = try WireDecoder().decode(ChildOrders.self, from: bytes, defaults: ChildOrders())
        } catch {
            throw failure("the host gives orders that are not valid: \(error)")
        }
        for (resource, value) in orders.limits.all {
            guard let value else { continue }
            guard clinux_limit(Int32(resource.rawValue), value) == 0 else {
                throw failure(
                    "limit \(resource.rawValue) cannot be set to \(value): \(String(cString: strerror(errno)))"
                )
            }
        }
        for (name, value) in orders.environment { setenv(name, value, 1) }
        let confinement = orders.confine()
        // The namespaces of a program that was started in advance are not made for this plugin alone.
        if orders.isInBubblewrap, orders.files != nil, !confinement.isComplete {
            throw failure("it cannot be confined: \(confinement.problems.joined(separator: "; "))")
        }
        return ChildEntry(
            descriptor: descriptor, confinement: confinement,
            arguments: orders.arguments ?? Array(CommandLine.arguments.dropFirst()))
    }

    /// Reads the settings, and no byte of the messages that follow.
    private static func readOrders(_ descriptor: Int32) -> [UInt8]? {
        func read(_ count: Int) -> [UInt8]? {
            var bytes = [UInt8](repeating: 0, count: count)
            var got = 0
            while got < count {
                let part = bytes.withUnsafeMutableBytes {
                    recv(descriptor, $0.baseAddress.map { $0 + got }, count - got, Int32(MSG_WAITALL))
                }
                if part < 0, errno == EINTR { continue }
                guard part > 0 else { return nil }
                got += part
            }
            return bytes
        }
        guard let head = read(4) else { return nil }
        let length = head.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
        guard length <= ChildOrders.maximumLength else { return nil }
        return read(length)
    }
}

extension ResourceLimits {
    /// The limits by their number.
    var all: [(clinux_resource, UInt64?)] {
        [
            (clinux_nofile, openFiles), (clinux_core, coreFile), (clinux_fsize, fileSize),
            (clinux_data, memory),
        ]
    }
}

/// The settings that the host sends to a child before the connection opens.
struct ChildOrders: Codable, Sendable {
    static let maximumLength = 1 << 16

    var limits = ResourceLimits()
    /// The arguments and the environment of a program that was started in advance.
    var arguments: [String]?
    var environment: [String: String] = [:]
    /// What bubblewrap has done already.
    var isInBubblewrap = false
    /// What the process may use, if it is to confine itself: without bubblewrap, or in namespaces that were made in advance.
    var files: FileRules?
    /// Whether system calls are filtered.
    var filtersCalls = false
    /// Whether the filter lets the process use the network.
    var allowsNetwork = false
    /// Whether the filter lets the process use local sockets. Only in bubblewrap, where no others than the permitted ones exist.
    var allowsLocalSockets = false

    /// Confines this process.
    func confine() -> Confinement {
        guard isInBubblewrap || files != nil || filtersCalls else { return Confinement() }
        var allowsLocalSockets = allowsLocalSockets && isInBubblewrap
        var result = Confinement()
        if isInBubblewrap { result.files = .bubblewrap }
        do throws(ConfinementError) {
            try Landlock.prepare()
        } catch {
            result.problems.append(error.description)
            return result
        }
        if let files {
            do throws(ConfinementError) {
                let version = try Landlock.enforce(files)
                if !isInBubblewrap { result.files = .landlock(version: version) }
            } catch {
                result.files = .unconfined
                result.problems.append(error.description)
            }
        }
        if allowsLocalSockets, allowsNetwork {
            // Sockets in the abstract namespace belong to the network's namespace, which the process shares with the session.
            do throws(ConfinementError) { try Landlock.scopeSockets() } catch {
                result.problems.append(error.description)
                allowsLocalSockets = false
            }
        }
        if filtersCalls {
            do throws(ConfinementError) {
                try CallFilter(allowsNetwork: allowsNetwork, allowsLocalSockets: allowsLocalSockets).enforce()
                result.filtersCalls = true
            } catch {
                result.problems.append(error.description)
            }
        }
        return result
    }
}
