// SPDX-License-Identifier: MIT

import CLinux
import Dispatch
import Glibc

/// A process that the host has started, with a ``Connection`` to it.
///
/// Use it to run code whose crash must not end the host. The host notices the end of the child by its process
/// or by the connection, whichever is first. The last lines that the child writes to its standard output and
/// error are kept.
///
/// ```swift
/// var program = Program(path: "/usr/libexec/rxshell-plugin-host", arguments: ["contacts.plugin"])
/// program.sandbox = await Sandbox.best(for: Permissions())
/// let child = try ChildProcess(program, as: WirePeer(version: WireVersion(1)))
/// child.connection.receive(Operations.render) { object, state in … }
/// child.onChange = { state in
///     if case .ended(let end) = state { show(end.description, child.lastLines.lines) }
/// }
/// child.connection.start()
/// ```
///
/// **Lifetime**: the object retains itself until its process has ended; call ``end(because:)`` or
/// ``kill(because:)``. When the host ends, the kernel ends the child. **Threading**: the main actor.
@MainActor
public final class ChildProcess {
    /// The state of the process.
    public enum State: Hashable, Sendable {
        /// The process runs.
        case running
        /// The connection has ended, or the host has requested the end. The process has not ended yet.
        case ending(ProcessEnd.Cause)
        /// The process has ended.
        case ended(ProcessEnd)
    }

    /// The connection to the child. Set its handlers, then call ``Connection/start()``.
    public let connection: Connection
    /// The process id of the child. If the child runs in bubblewrap, it is the process id of bubblewrap.
    public let pid: Int32
    /// The state of the process.
    public private(set) var state = State.running
    /// The last lines that the child has written to its standard output and error.
    public private(set) var lastLines = LastLines()
    /// Called after each change of ``state``.
    public var onChange: ((State) -> Void)?
    /// Called with the bytes that the child writes to its standard output and error, when they arrive.
    package var onOutput: ((UnsafeRawBufferPointer) -> Void)?
    /// How long a child may take to end itself after its connection has ended. After that time it is killed.
    public var grace = Duration.milliseconds(500)

    private let isBubblewrap: Bool
    private let exit: WatchedDescriptor
    private let output: WatchedDescriptor
    /// The exit status of the process, once it has been reaped.
    private var status: Int32?
    /// Whether the child did not end itself in time.
    private var isForced = false
    private var graceTimer: Watch.Timer?
    private var waiting: [CheckedContinuation<ProcessEnd, Never>] = []

    /// Starts a program. Blocks for about a millisecond.
    ///
    /// - Throws: ``ProcessError`` if it cannot be started. An error after the start, such as a missing library, ends the process.
    public init(
        _ program: Program, as ours: WirePeer, budget: TurnBudget = TurnBudget()
    ) throws(ProcessError) {
        let spawned: Spawn
        if let ready = program.spare?.take(for: program) {
            spawned = ready
        } else {
            spawned = try Spawn.start(program)
        }
        pid = spawned.pid
        isBubblewrap = program.sandbox.isBubblewrap
        (exit, output) = try Self.watch(spawned, program)
        connection = Connection(descriptor: spawned.socket, role: .host, as: ours, budget: budget)
        connection.watchEnd { [weak self] in self?.connectionEnded($0) }
        output.watch { [weak self] in self?.readOutput() }
        // Retains the object until the process has ended.
        exit.watch { self.processEnded() }
    }

    static func watch(_ spawned: Spawn, _ program: Program) throws(ProcessError)
        -> (exit: WatchedDescriptor, output: WatchedDescriptor)
    {
        var exit: WatchedDescriptor?
        do throws(ErrorNumber) {
            let watched = try WatchedDescriptor(spawned.exit)
            exit = watched
            return (watched, try WatchedDescriptor(spawned.output))
        } catch {
            if exit == nil { close(spawned.output) }
            close(spawned.socket)
            spawned.end()
            throw ProcessError(
                program: program.path,
                reason: "its end and its output cannot be watched: \(String(cString: strerror(error.code)))")
        }
    }

    /// Closes the connection, on which the child should end, and kills the child after ``grace``.
    public func end(because reason: String) {
        guard case .running = state else { return }
        beginEnd(.host(reason))
        connection.close(because: reason)
    }

    /// Kills the child, and all processes in its session.
    public func kill(because reason: String) {
        if case .running = state { beginEnd(.host(reason)) }
        signal()
    }

    /// Waits for the end of the process, and returns how it has ended.
    public func waitForEnd() async -> ProcessEnd {
        if case .ended(let end) = state { return end }
        return await withCheckedContinuation { waiting.append($0) }
    }

    /// Ends the child if it does not end itself in a time, and waits for its end. Blocks.
    package func endNow(within milliseconds: Int32) {
        guard status == nil else { return }
        if !exit.waitUntilReadable(milliseconds: milliseconds) {
            signal()
            _ = exit.waitUntilReadable(milliseconds: 1_000)
        }
    }

    private func signal() {
        guard status == nil else { return }
        // The process id is not used for another process, because the child was not reaped yet.
        Glibc.kill(-pid, SIGKILL)
        Glibc.kill(pid, SIGKILL)
    }

    private func connectionEnded(_ end: ConnectionEnd) {
        if let status { return finish(status) }
        guard case .running = state else { return }
        switch end {
        case .closedByPeer: beginEnd(.connection(end))
        case .closedHere(let reason): beginEnd(.host(reason))
        default:
            // The child has violated the protocol, and is not expected to end itself.
            beginEnd(.connection(end))
            signal()
        }
    }

    private func beginEnd(_ cause: ProcessEnd.Cause) {
        state = .ending(cause)
        graceTimer = Watch.Timer(every: grace, startsAtOnce: false) { [weak self] in
            self?.isForced = true
            self?.signal()
        }
        onChange?(state)
    }

    private func processEnded() {
        guard status == nil else { return }
        // Also kills the processes that the child has started.
        Glibc.kill(-pid, SIGKILL)
        var status: Int32 = 0
        guard clinux_reap(pid, &status) == pid else { return }
        self.status = status
        exit.close()
        // The messages that the child has sent before its end are handled first. The timer is needed if
        // another process keeps the child's end of the socket open.
        guard connection.isStarted, connection.isOpen else { return finish(status) }
        graceTimer = Watch.Timer(every: grace, startsAtOnce: false) { [weak self] in
            self?.connection.end(.closedByPeer)
        }
    }

    private func finish(_ status: Int32) {
        if case .ended = state { return }
        let cause: ProcessEnd.Cause =
            switch state {
            case .running: .own
            // The end of the process closes the connection. The host may notice the connection first.
            case .ending(.connection(.closedByPeer)) where !isForced: .own
            case .ending(let cause): cause
            case .ended(let end): end.cause
            }
        readOutput()
        output.close()
        graceTimer = nil
        let end = ProcessEnd(status: status, isBubblewrap: isBubblewrap, cause: cause)
        state = .ended(end)
        connection.end(.closedByPeer)
        let (onChange, waiting) = (self.onChange, self.waiting)
        (self.onChange, self.waiting) = (nil, [])
        onChange?(state)
        for continuation in waiting { continuation.resume(returning: end) }
    }

    /// Reads the output of the child, at most 64 kB in a turn of the main loop. A child that writes more blocks when the pipe is full.
    private func readOutput() {
        withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
            switch output.read(into: buffer) {
            case .some(0): output.close()
            case .some(let count):
                let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
                lastLines.append(bytes)
                onOutput?(bytes)
            case .none: break
            }
        }
    }
}
