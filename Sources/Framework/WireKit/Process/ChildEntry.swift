// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// The child's side of ``ChildProcess``. A program that is started by a host calls ``enter(preparing:)`` first.
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
    /// The confinement of the process from now on.
    public let confinement: Confinement
    /// The arguments of the program, without its name. A program that was started in advance gets them from the host.
    public let arguments: [String]

    /// Applies the configuration that the host sends: the process ends when the host ends, gets its limits,
    /// and is confined. Each line that it prints from now on reaches the host at once. Call it before the
    /// program starts threads or loads code that is not trusted. It blocks until the configuration has
    /// arrived.
    ///
    /// - Parameter prepare: Called if the host has started the program in advance and has not sent the
    ///   configuration yet. It can do work that does not depend on the arguments. It must not start a thread,
    ///   nor leave a file open.
    /// - Throws: ``ProcessError`` if the process was not started by a host, a limit cannot be set, or a
    ///   program that was started in advance in bubblewrap cannot be confined. In other cases,
    ///   ``confinement`` says which parts of the sandbox this system does not have.
    public static func enter(preparing prepare: () -> Void = {}) throws(ProcessError) -> ChildEntry {
        let descriptor = Spawn.childDescriptor
        func failure(_ reason: String) -> ProcessError {
            ProcessError(program: CommandLine.arguments[0], reason: reason)
        }
        // This comes first, so that an end of the host is never missed. If the host has ended before, the
        // socket is closed. The process id of the parent cannot be used for this check, since in a process
        // namespace it is always 1.
        guard clinux_end_with_parent() == 0 else { throw failure("it cannot be ended with its host") }
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard Glibc.poll(&poll, 1, 0) >= 0, poll.revents & Int16(POLLNVAL) == 0 else {
            throw failure("descriptor \(descriptor) is not open; a host has to start the program")
        }
        // What is in a buffer is lost if the process is killed.
        clinux_buffer_lines()
        if poll.revents == 0 { prepare() }
        guard let bytes = readConfiguration(descriptor) else {
            throw failure("descriptor \(descriptor) is no socket of a host, or the host has ended")
        }
        _ = clinux_set_flags(descriptor, 0, 1)
        let configuration: ChildConfiguration
        do throws(WireError) {
            configuration = try WireDecoder().decode(
                ChildConfiguration.self, from: bytes, defaults: ChildConfiguration())
        } catch {
            throw failure("the host has sent a configuration that is not valid: \(error)")
        }
        for (resource, value) in configuration.limits.all {
            guard let value else { continue }
            guard clinux_limit(Int32(resource.rawValue), value) == 0 else {
                throw failure(
                    "limit \(resource.rawValue) cannot be set to \(value): \(String(cString: strerror(errno)))"
                )
            }
        }
        for (name, value) in configuration.environment { setenv(name, value, 1) }
        let files: OpenedFiles
        do throws(ConfinementError) { files = try configuration.openFiles() } catch {
            throw failure(error.description)
        }
        let confinement = configuration.confine(to: files)
        // The namespaces of a program that was started in advance contain the files of several plugins.
        if configuration.isInBubblewrap, configuration.files != nil,
            confinement.files == .unconfined || configuration.filtersCalls && !confinement.filtersCalls
        {
            throw failure("it cannot be confined: \(confinement.errorMessages.joined(separator: "; "))")
        }
        if let command = configuration.command { throw failure(start(command, descriptor)) }
        return ChildEntry(
            descriptor: descriptor, confinement: confinement,
            arguments: configuration.arguments ?? Array(CommandLine.arguments.dropFirst()))
    }

    /// Replaces this program by another one, which inherits its limits and its confinement. Returns the reason why that has failed.
    private static func start(_ command: [String], _ descriptor: Int32) -> String {
        guard let program = command.first else { return "it has no program to start" }
        var arguments = command.map { strdup($0) } + [nil]
        _ = clinux_set_flags(descriptor, 0, 0)
        execv(program, &arguments)
        let code = errno
        for argument in arguments { free(argument) }
        return "\(program): \(String(cString: strerror(code)))"
    }

    /// Reads the configuration, and none of the bytes that follow it.
    private static func readConfiguration(_ descriptor: Int32) -> [UInt8]? {
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
        guard length <= ChildConfiguration.maximumLength else { return nil }
        return read(length)
    }
}

extension ResourceLimits {
    /// The kernel's resources and their limits.
    var all: [(clinux_resource, UInt64?)] {
        [
            (clinux_nofile, openFiles), (clinux_core, coreFile), (clinux_fsize, fileSize),
            (clinux_data, memory), (clinux_nproc, processes),
        ]
    }
}

/// The configuration that the host sends to a child before the connection opens.
struct ChildConfiguration: Codable, Sendable {
    static let maximumLength = 1 << 16

    var limits = ResourceLimits()
    /// The arguments and the environment of a program that was started in advance.
    var arguments: [String]?
    var environment: [String: String] = [:]
    /// The program that replaces this one when it is confined, and its arguments; nil for none.
    var command: [String]?
    /// The files at these paths that the host has checked.
    var identities: [String: PathIdentity] = [:]
    /// Whether the process runs in bubblewrap.
    var isInBubblewrap = false
    /// The files that the process restricts itself to with Landlock: without bubblewrap, or in namespaces
    /// that were created in advance. Otherwise nil.
    var files: FileRules?
    /// Whether system calls are filtered.
    var filtersCalls = false
    /// Whether other files than those of the process could be reached, so that their modes have to be protected.
    var protectsMetadata = false
    /// Whether the filter lets the process watch folders for changes.
    var allowsWatching = true
    /// Whether the filter lets the process use the network.
    var allowsNetwork = false
    /// Whether the filter lets the process use local sockets. This is only possible in bubblewrap, where only the permitted sockets exist.
    var allowsLocalSockets = false
    /// Whether the filter lets the process start programs. This is only possible in bubblewrap, where it sees no other processes than its
    /// own.
    var allowsPrograms = false
    /// Whether the process may send signals to others. This is only possible with Landlock, which keeps it from what is in them.
    var allowsSignals = false

    /// Opens the files that the process restricts itself to, and those that the host has checked.
    ///
    /// - Throws: ``ConfinementError`` if one of them was replaced.
    func openFiles() throws(ConfinementError) -> OpenedFiles {
        try OpenedFiles(files ?? FileRules(readable: identities.keys.sorted()), identities)
    }

    /// Confines this process, and returns the result.
    func confine(to opened: OpenedFiles) -> Confinement {
        guard isInBubblewrap || files != nil || filtersCalls else { return Confinement() }
        var allowsLocalSockets = allowsLocalSockets && isInBubblewrap
        var result = Confinement()
        if isInBubblewrap { result.files = .bubblewrap }
        do throws(ConfinementError) {
            try Landlock.prepare()
        } catch {
            result.errorMessages.append(error.description)
            if files != nil { result.files = .unconfined }
            return result
        }
        if files != nil {
            result.errorMessages += opened.errorMessages
            do throws(ConfinementError) {
                let version = try Landlock.enforce(opened, allowsSignals: allowsSignals)
                if !isInBubblewrap { result.files = .landlock(version: version) }
            } catch {
                result.files = .unconfined
                result.errorMessages.append(error.description)
            }
        }
        if allowsLocalSockets, allowsNetwork {
            // Abstract sockets belong to the network namespace, which the process shares with the session if it may use the network.
            do throws(ConfinementError) { try Landlock.scopeSockets() } catch {
                result.errorMessages.append(error.description)
                allowsLocalSockets = false
            }
        }
        if filtersCalls {
            do throws(ConfinementError) {
                try CallFilter(
                    allowsNetwork: allowsNetwork, allowsLocalSockets: allowsLocalSockets,
                    protectsMetadata: protectsMetadata, allowsWatching: allowsWatching,
                    allowsPrograms: allowsPrograms && isInBubblewrap,
                    allowsSignals: allowsSignals && files != nil && result.files != .unconfined
                ).enforce()
                result.filtersCalls = true
            } catch {
                result.errorMessages.append(error.description)
            }
        }
        return result
    }
}
