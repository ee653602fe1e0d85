// SPDX-License-Identifier: MIT

public import ViewKit
public import WireKit

/// A plugin's process and its panes, across restarts.
///
/// ```swift
/// var program = Program(path: "/usr/libexec/rxshell-plugin-host", arguments: ["contacts.plugin"])
/// program.sandbox = await Sandbox.best(for: Permissions())
/// let process = RemoteProcess(program)
/// let pane = RemotePane()
/// process.add(pane)
/// ```
/// The process starts with its first pane. When it ends, the panes say what has happened, and the user can restart it. **Errors**: what goes wrong is
/// shown in the panes and passed to ``onEnd``. **Lifetime**: ``end()`` ends the process; it ends with its owner too. **Threading**: the main actor.
@preconcurrency @MainActor public final class RemoteProcess {
    /// How a process has ended, or why it could not be started.
    public struct End: Hashable, Sendable {
        /// What has happened, in one sentence.
        public let reason: String
        /// The last lines that the process has written.
        public let lines: [String]
        /// Whether neither the shell nor the process itself wanted the end.
        public let isCrash: Bool
    }

    /// Called when the process has ended, or could not be started, unless the owner has ended it.
    public var onEnd: (@MainActor (End) -> Void)?
    /// Receives what the plugin was not allowed to do.
    public var onDenial: (@MainActor (String) -> Void)?
    /// Called when the process has not answered for some seconds, and when it answers again.
    public var onResponsiveness: (@MainActor (Responsiveness) -> Void)?
    /// Whether the panes say by themselves that the process has ended. If not, ``onEnd`` does it.
    public var showsEnd = true
    /// The program, from the next start on.
    public var program: WireKit.Program
    /// The process that runs now; nil if none does.
    public private(set) var child: ChildProcess?

    /// Called before a new connection is opened, for the operations of its owner.
    package var onStart: (@MainActor (Connection) -> Void)?
    /// Receives what the process writes to its standard output and error.
    package var onOutput: (@MainActor (UnsafeRawBufferPointer) -> Void)?
    /// What the files are that the user chooses in dialogs of the plugin, for the plugin; nil if they have the same paths there.
    package var fileAccess: (any FileAccess)?
    package private(set) var host: RemoteHost?
    package private(set) var panes: [RemotePane] = []
    private let backend: any Backend
    private let kinds: RemoteKinds
    /// What the process may do, from the next start on.
    public var policy: RemotePolicy
    private var ending = Ending.none

    /// What the owner wants while the process ends.
    private enum Ending {
        /// It has not ended the process.
        case none
        /// The process is to be gone.
        case wanted
        /// The process is to be started again when it has ended.
        case restart
    }

    /// Creates a process that is not started yet.
    public init(
        _ program: WireKit.Program, backend: any Backend = Toolkit.backend, kinds: RemoteKinds = .builtIn,
        policy: RemotePolicy = RemotePolicy()
    ) {
        self.program = program
        self.backend = backend
        self.kinds = kinds
        self.policy = policy
    }

    isolated deinit { child?.end(because: "the shell has released the plugin") }

    /// Lets the plugin fill a pane, and starts the process if it does not run.
    public func add(_ pane: RemotePane) {
        if !open(pane) { start() }
    }

    /// Lets the plugin fill a pane, when the process runs. Returns whether it does.
    package func open(_ pane: RemotePane) -> Bool {
        pane.isManaged = true
        panes.append(pane)
        guard let host, case .none = ending else { return false }
        host.add(pane)
        return true
    }

    /// Closes a pane.
    public func close(_ pane: RemotePane) {
        panes.removeAll { $0 === pane }
        pane.close()
    }

    /// Ends the process, and closes the panes.
    public func end() {
        for pane in panes { pane.close() }
        panes = []
        end(because: "the shell has ended the plugin")
    }

    /// Ends the process and keeps the panes, which another process fills after ``start()``.
    public func suspend(because reason: String) {
        end(because: reason)
    }

    private func end(because reason: String) {
        guard let child else { return }
        ending = .wanted
        child.end(because: reason)
    }

    /// Starts the process, for all panes. If the process is ending, it is started when it has ended.
    public func start() {
        guard child == nil else {
            if case .wanted = ending { ending = .restart }
            return
        }
        ending = .none
        let child: ChildProcess
        do throws(ProcessError) {
            child = try ChildProcess(
                prepared(), as: RemoteHost.peer(of: backend, kinds: kinds, policy: policy))
        } catch {
            return ended(End(reason: error.description, lines: [], isCrash: true))
        }
        self.child = child
        child.onOutput = { [weak self] in self?.onOutput?($0) }
        let host = RemoteHost(child.connection, backend: backend, kinds: kinds, policy: policy)
        host.fileAccess = fileAccess
        host.onDenial = { [weak self] in self?.onDenial?($0) }
        child.onChange = { [weak self, weak child] state in
            guard case .ended(let end) = state else { return }
            self?.ended(
                End(
                    reason: end.description, lines: child?.lastLines.lines ?? [], isCrash: end.isCrash))
        }
        self.host = host
        onStart?(child.connection)
        for pane in panes { host.add(pane) }
        child.connection.start()
        child.connection.watch { [weak self] in self?.onResponsiveness?($0) }
    }

    /// The program, without backtraces: one takes a second, and is so long that the message before it is lost.
    private func prepared() -> WireKit.Program {
        var program = program
        if program.environment["SWIFT_BACKTRACE"] == nil {
            program.environment["SWIFT_BACKTRACE"] = "enable=no"
        }
        return program
    }

    private func ended(_ end: End) {
        child = nil
        // Its dialogs and windows close before the panes say what has happened.
        host?.finish(.closedByPeer)
        host = nil
        switch ending {
        case .wanted: return
        case .restart: return start()
        case .none: break
        }
        if showsEnd {
            Toolkit.perform(with: backend) {
                for pane in panes where !pane.isClosed {
                    pane.showEnd(
                        end.reason, lines: end.lines,
                        actions: [.init(localized("Restart")) { [weak self] in self?.start() }])
                }
            }
        }
        onEnd?(end)
    }
}
