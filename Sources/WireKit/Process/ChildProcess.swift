// SPDX-License-Identifier: MIT

import CLinux
import Dispatch
import Glibc

/// A process that the host has started, with a ``Connection`` to it.
///
/// Use it to run code that must not be able to hurt the host. The end of the child is noticed by its process and by the connection, whichever
/// is first. What it writes to its standard error is kept, as far as it is the last.
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
/// **Lifetime**: the object lives until its process has ended, whoever else retains it; call ``end(because:)`` or ``kill(because:)``. The kernel ends the child
/// with the host. **Threading**: the main actor.
@MainActor
public final class ChildProcess {
    /// How far the process is.
    public enum State: Hashable, Sendable {
        /// The process runs.
        case running
        /// The connection has ended, or the host has asked for the end. The process runs for a moment more.
        case ending(ProcessEnd.Cause)
        /// The process has ended.
        case ended(ProcessEnd)
    }

    /// The connection to the child. Declare what is received, then start it.
    public let connection: Connection
    /// The number of the process. In bubblewrap it is bubblewrap's.
    public let pid: Int32
    /// How far the process is.
    public private(set) var state = State.running
    /// The last lines that the child has written to its standard output and error.
    public private(set) var lastLines = LastLines()
    /// Called after each change of ``state``.
    public var onChange: ((State) -> Void)?
    /// Receives what the child writes to its standard output and error, as it comes.
    package var onOutput: ((UnsafeRawBufferPointer) -> Void)?
    /// How long a child may take to end itself after its connection has ended.
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

    /// Starts a program.
    ///
    /// - Throws: ``ProcessError`` if it cannot be started. A later error, such as a missing library, ends the process.
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
        exit = WatchedDescriptor(spawned.exit)
        output = WatchedDescriptor(spawned.output)
        connection = Connection(descriptor: spawned.socket, role: .host, as: ours, budget: budget)
        connection.watchEnd { [weak self] in self?.connectionEnded($0) }
        output.watch { [weak self] in self?.readOutput() }
        // Retains the object until the process has ended.
        exit.watch { self.processEnded() }
    }

    /// Asks the child to end, by closing its connection, and ends it by force after ``grace``.
    public func end(because reason: String) {
        guard case .running = state else { return }
        beginEnd(.host(reason))
        connection.close(because: reason)
    }

    /// Ends the child by force.
    public func kill(because reason: String) {
        if case .running = state { beginEnd(.host(reason)) }
        signal()
    }

    /// Returns how the process has ended, when it has.
    public func waitForEnd() async -> ProcessEnd {
        if case .ended(let end) = state { return end }
        return await withCheckedContinuation { waiting.append($0) }
    }

    private func signal() {
        guard status == nil else { return }
        // The number is this child's: it is not reaped yet.
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
            // A child that was refused is not trusted to end itself.
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
        // What the child has started, too.
        Glibc.kill(-pid, SIGKILL)
        var status: Int32 = 0
        guard clinux_reap(pid, &status) == pid else { return }
        self.status = status
        exit.close()
        // What the child has sent before its end is handled first. Another process may have its end of the socket, and keep it open.
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
            // The end of the process closes the connection, which may be noticed first.
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

    /// Reads the output of the child, at most 64 kB in a turn of the main loop: a child that writes more waits.
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
