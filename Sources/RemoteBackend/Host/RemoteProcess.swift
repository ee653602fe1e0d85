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
    /// Called when the process has ended, or could not be started, with what happened and the last lines that it has written.
    public var onEnd: (@MainActor (_ reason: String, _ lines: [String]) -> Void)?
    /// Receives what the plugin was not allowed to do.
    public var onDenial: (@MainActor (String) -> Void)?
    /// The process that runs now; nil if none does.
    public private(set) var child: ChildProcess?

    package private(set) var host: RemoteHost?
    private let program: WireKit.Program
    private let backend: any Backend
    private let kinds: RemoteKinds
    private let policy: RemotePolicy
    private var panes: [RemotePane] = []
    private var isEnding = false

    /// Creates a process that is not started yet.
    public init(
        _ program: WireKit.Program, backend: any Backend = Toolkit.backend, kinds: RemoteKinds = .builtIn,
        policy: RemotePolicy = RemotePolicy()
    ) {
        var program = program
        // A backtrace takes a second, and is so long that the message before it is lost.
        if program.environment["SWIFT_BACKTRACE"] == nil {
            program.environment["SWIFT_BACKTRACE"] = "enable=no"
        }
        self.program = program
        self.backend = backend
        self.kinds = kinds
        self.policy = policy
    }

    isolated deinit { child?.end(because: "the shell has released the plugin") }

    /// Lets the plugin fill a pane, and starts the process if it does not run.
    public func add(_ pane: RemotePane) {
        panes.append(pane)
        if let host { host.add(pane) } else { start() }
    }

    /// Closes a pane.
    public func close(_ pane: RemotePane) {
        panes.removeAll { $0 === pane }
        pane.close()
    }

    /// Ends the process, and closes the panes.
    public func end() {
        isEnding = true
        for pane in panes { pane.close() }
        panes = []
        child?.end(because: "the shell has ended the plugin")
    }

    /// Starts the process, for all panes.
    public func start() {
        guard child == nil else { return }
        isEnding = false
        let child: ChildProcess
        do throws(ProcessError) {
            child = try ChildProcess(
                program, as: RemoteHost.peer(of: backend, kinds: kinds, policy: policy))
        } catch {
            return ended(error.description, [])
        }
        self.child = child
        let host = RemoteHost(child.connection, backend: backend, kinds: kinds, policy: policy)
        host.onDenial = { [weak self] in self?.onDenial?($0) }
        child.onChange = { [weak self, weak child] state in
            if case .ended(let end) = state { self?.ended(end.description, child?.lastLines.lines ?? []) }
        }
        self.host = host
        for pane in panes { host.add(pane) }
        child.connection.start()
    }

    private func ended(_ reason: String, _ lines: [String]) {
        child = nil
        host = nil
        guard !isEnding else { return }
        Toolkit.perform(with: backend) {
            for pane in panes where !pane.isClosed {
                pane.showEnd(reason, lines: lines) { [weak self] in self?.start() }
            }
        }
        onEnd?(reason, lines)
    }
}
