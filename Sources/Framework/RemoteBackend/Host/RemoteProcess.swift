// SPDX-License-Identifier: MIT

public import ViewKit
public import WireKit

/// A plugin's process with its panes. It can be restarted; the panes stay.
///
/// ```swift
/// var program = Program(path: "/usr/libexec/rxshell-plugin-host", arguments: ["contacts.plugin"])
/// program.sandbox = await Sandbox.best(for: Permissions())
/// let process = RemoteProcess(program)
/// let pane = RemotePane()
/// process.add(pane)
/// ```
/// The process starts when the first pane is added. When it ends, the panes show the reason, and a button
/// that restarts it. **Errors**: the reason of an end, or of a failed start, is shown in the panes and passed
/// to ``onEnd``. **Lifetime**: the process ends when ``end()`` is called, or when this object is released.
/// **Threading**: the main actor.
@preconcurrency @MainActor public final class RemoteProcess {
    /// The end of a process, or the reason why it could not be started.
    public struct End: Hashable, Sendable {
        /// The error message, a whole sentence.
        public let reason: String
        /// The last lines that the process has written.
        public let lines: [String]
        /// Whether the process has crashed or could not be started: neither the shell has ended it, nor has it exited with code 0.
        public let isCrash: Bool
    }

    /// Called when the process has ended, or could not be started, unless the owner has ended it.
    public var onEnd: (@MainActor (End) -> Void)?
    /// Called with an error message when something was denied to the plugin: see ``RemoteHost/onDenial``.
    public var onDenial: (@MainActor (String) -> Void)?
    /// Called when the process has not responded for some seconds, and when it responds again.
    public var onResponsiveness: (@MainActor (Responsiveness) -> Void)?
    /// Whether the panes show the reason when the process has ended. If false, the owner has to show it in ``onEnd``.
    public var showsEnd = true
    /// The program. A change takes effect at the next start.
    public var program: WireKit.Program
    /// The limits and permissions of the process. A change takes effect at the next start.
    public var policy: RemotePolicy
    /// The process; nil if none runs.
    public var child: ChildProcess? { run?.child }

    private var run: RemoteRun?
    private var panes: [RemotePane] = []
    private let backend: any Backend
    private let kinds: RemoteKinds
    private var ending = Ending.none

    /// The request of the owner while the process ends.
    private enum Ending {
        /// The owner has not ended the process.
        case none
        /// The owner has ended the process.
        case wanted
        /// The owner has ended the process, and it starts again when it has ended.
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

    /// Adds a pane, whose content the plugin provides. Starts the process if it does not run.
    public func add(_ pane: RemotePane) {
        pane.isManaged = true
        panes.append(pane)
        guard let run, case .none = ending else { return start() }
        run.host.add(pane)
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

    /// Ends the process and keeps the panes. After ``start()``, the new process provides their content.
    public func suspend(because reason: String) { end(because: reason) }

    private func end(because reason: String) {
        guard let child else { return }
        ending = .wanted
        child.end(because: reason)
    }

    /// Starts the process, which provides the content of all panes. If an earlier process is still ending, it
    /// starts after that one has ended.
    public func start() {
        guard run == nil else {
            if case .wanted = ending { ending = .restart }
            return
        }
        ending = .none
        do throws(ProcessError) {
            let new = try RemoteRun(program, backend: backend, kinds: kinds, policy: policy) {
                [weak self] in self?.hasEnded($0)
            }
            run = new
            new.host.onDenial = { [weak self] in self?.onDenial?($0) }
            new.start(panes) { [weak self] in self?.onResponsiveness?($0) }
        } catch {
            hasEnded(End(reason: error.description, lines: [], isCrash: true))
        }
    }

    private func hasEnded(_ end: End) {
        run = nil
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
