// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// The process id and the descriptors of a process that was started.
package struct Spawn {
    let pid: Int32
    let socket: Int32
    /// The pipe from its standard output and error.
    let output: Int32
    /// Becomes readable when the process ends.
    let exit: Int32

    /// The file descriptor of the socket in the child.
    package static let childDescriptor: Int32 = 3
    /// The file descriptor from which bubblewrap reads the filter of system calls.
    static let filterDescriptor: Int32 = 4

    /// Starts a program, and sends its configuration unless it is sent later.
    static func start(_ program: Program, sendsConfiguration: Bool = true) throws(ProcessError) -> Spawn {
        func failure(_ call: String, _ code: Int32) -> ProcessError {
            ProcessError(program: program.path, reason: "\(call): \(String(cString: strerror(code)))")
        }
        var descriptors = Descriptors()
        do throws(ErrorNumber) {
            descriptors.ours = try Socket.pair()
            descriptors.output = try Descriptors.pipe()
        } catch {
            descriptors.closeAll()
            throw failure("it needs a socket and a pipe", error.code)
        }
        do {
            let command = try program.sandbox.command(for: program)
            if sendsConfiguration {
                for configuration in try program.sandbox.configurations(for: program) {
                    try sendConfiguration(configuration, on: descriptors.ours.0)
                }
            }
            if let filter = program.sandbox.filter {
                descriptors.filter = try Descriptors.pipe(with: filter.bytes)
            }
            let (environment, ends) = (program.environment, descriptors)
            let pid = try SpawnThread.shared.run {
                Result { () throws(ErrorNumber) in try spawn(command, environment, ends) }
            }
            let exit = clinux_pidfd_open(pid)
            guard exit >= 0 else {
                let code = errno
                kill(pid, SIGKILL)
                var status: Int32 = 0
                waitpid(pid, &status, 0)
                throw ErrorNumber(code: code)
            }
            close(descriptors.ours.1)
            close(descriptors.output.1)
            if descriptors.filter >= 0 { close(descriptors.filter) }
            return Spawn(pid: pid, socket: descriptors.ours.0, output: descriptors.output.0, exit: exit)
        } catch let error as ErrorNumber {
            descriptors.closeAll()
            throw failure("the system refuses it", error.code)
        } catch {
            descriptors.closeAll()
            throw ProcessError(program: program.path, reason: "\(error)")
        }
    }

    /// Kills the process, waits for its end, and closes the descriptors.
    func discard() {
        for descriptor in [socket, output] { close(descriptor) }
        end()
        close(exit)
    }

    /// Kills the process and waits for its end.
    func end() {
        // Closing the socket does not end a process that does not read from it yet.
        kill(-pid, SIGKILL)
        kill(pid, SIGKILL)
        var status: Int32 = 0
        waitpid(pid, &status, 0)
    }

    /// Pairs of descriptors: first the one of this process, then the one of the child.
    private struct Descriptors: Sendable {
        var ours: (Int32, Int32) = (-1, -1)
        var output: (Int32, Int32) = (-1, -1)
        /// The pipe with the filter of system calls; -1 for none.
        var filter: Int32 = -1

        static func pipe() throws(ErrorNumber) -> (Int32, Int32) {
            var ends: [Int32] = [-1, -1]
            guard clinux_pipe(&ends) == 0 else { throw ErrorNumber(code: errno) }
            return (ends[0], ends[1])
        }

        /// Returns a pipe that has these bytes, which fit into its buffer.
        static func pipe(with bytes: [UInt8]) throws(ErrorNumber) -> Int32 {
            let (reading, writing) = try pipe()
            defer { close(writing) }
            guard bytes.count <= 1 << 16, write(writing, bytes, bytes.count) == bytes.count else {
                close(reading)
                throw ErrorNumber(code: EFBIG)
            }
            return reading
        }

        func closeAll() {
            for descriptor in [ours.0, ours.1, output.0, output.1, filter] where descriptor >= 0 {
                close(descriptor)
            }
        }
    }

    /// Writes the configuration, which the child reads first. It fits into the buffer of a new socket.
    static func sendConfiguration(_ configuration: ChildConfiguration, on socket: Int32) throws {
        let body = try WireEncoder().encode(configuration)
        guard body.count <= ChildConfiguration.maximumLength else {
            throw WireError(
                path: "the permissions", reason: .tooLong(limit: ChildConfiguration.maximumLength))
        }
        var bytes: [UInt8] = []
        withUnsafeBytes(of: UInt32(body.count).littleEndian) { bytes.append(contentsOf: $0) }
        bytes += body
        guard send(socket, bytes, bytes.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL)) == bytes.count
        else {
            throw ErrorNumber(code: errno)
        }
    }

    private static func spawn(
        _ command: [String], _ environment: [String: String], _ descriptors: Descriptors
    ) throws(ErrorNumber) -> Int32 {
        func check(_ code: Int32) throws(ErrorNumber) { if code != 0 { throw ErrorNumber(code: code) } }
        var actions = posix_spawn_file_actions_t()
        try check(posix_spawn_file_actions_init(&actions))
        defer { posix_spawn_file_actions_destroy(&actions) }
        var attributes = posix_spawnattr_t()
        try check(posix_spawnattr_init(&attributes))
        defer { posix_spawnattr_destroy(&attributes) }

        // The source descriptors are above all target descriptors, so that no step overwrites one that a later step needs.
        let socket = clinux_copy_descriptor(descriptors.ours.1, 16)
        let output = clinux_copy_descriptor(descriptors.output.1, 16)
        let filter = descriptors.filter < 0 ? -1 : clinux_copy_descriptor(descriptors.filter, 16)
        defer {
            for descriptor in [socket, output, filter] where descriptor >= 0 { close(descriptor) }
        }
        guard socket >= 0, output >= 0, filter >= 0 || descriptors.filter < 0 else {
            throw ErrorNumber(code: EMFILE)
        }
        try check(posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0))
        try check(posix_spawn_file_actions_adddup2(&actions, output, 1))
        try check(posix_spawn_file_actions_adddup2(&actions, output, 2))
        try check(posix_spawn_file_actions_adddup2(&actions, socket, childDescriptor))
        if filter >= 0 { try check(posix_spawn_file_actions_adddup2(&actions, filter, filterDescriptor)) }
        // Closes the descriptors that other libraries of the host have opened without the close-on-exec flag.
        try check(clinux_add_close_from(&actions, (filter >= 0 ? filterDescriptor : childDescriptor) + 1))

        var all = sigset_t()
        sigfillset(&all)
        var none = sigset_t()
        sigemptyset(&none)
        try check(posix_spawnattr_setsigdefault(&attributes, &all))
        try check(posix_spawnattr_setsigmask(&attributes, &none))
        // The child gets a session of its own. So keys in the terminal of the host send it no signals, and it
        // can be killed together with the processes that it starts.
        let flags = Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK) | clinux_spawn_setsid()
        try check(posix_spawnattr_setflags(&attributes, flags))

        var arguments = command.map { strdup($0) } + [nil]
        var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in arguments + variables { free(pointer) } }
        var pid: pid_t = 0
        try check(posix_spawn(&pid, command[0], &actions, &attributes, &arguments, &variables))
        return pid
    }
}
