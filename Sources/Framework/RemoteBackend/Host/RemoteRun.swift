// SPDX-License-Identifier: MIT

package import ViewKit
package import WireKit

/// One process of a plugin, with the host that shows its views.
///
/// **Lifetime**: the process ends when ``ChildProcess/end(because:)`` is called, or when this object is
/// released. **Threading**: the main actor.
@MainActor package final class RemoteRun {
    package let child: ChildProcess
    package let host: RemoteHost

    /// Starts a process, whose connection is not opened yet.
    ///
    /// - Parameter onEnd: Called when the process has ended, after its windows and dialogs were closed.
    package init(
        _ program: WireKit.Program, backend: any Backend, kinds: RemoteKinds = .builtIn, policy: RemotePolicy,
        onEnd: @escaping @MainActor (RemoteProcess.End) -> Void
    ) throws(ProcessError) {
        var program = program
        // A backtrace takes a second, and is so long that the error message before it is not among the last lines.
        if program.environment["SWIFT_BACKTRACE"] == nil {
            program.environment["SWIFT_BACKTRACE"] = "enable=no"
        }
        child = try ChildProcess(
            program, as: RemoteHost.peer(of: backend, kinds: kinds, policy: policy))
        host = RemoteHost(child.connection, backend: backend, kinds: kinds, policy: policy)
        child.onChange = { [weak child, host] state in
            guard case .ended(let end) = state else { return }
            host.finish(.closedByPeer)
            onEnd(
                RemoteProcess.End(
                    reason: end.description, lines: child?.lastLines.lines ?? [], isCrash: end.isCrash))
        }
    }

    isolated deinit { child.end(because: "the shell has released the plugin") }

    /// Shows panes, and opens the connection.
    package func start(
        _ panes: [RemotePane], onResponsiveness: @escaping @MainActor (Responsiveness) -> Void
    ) {
        for pane in panes { host.add(pane) }
        child.connection.start()
        child.connection.watch { [weak host] responsiveness in
            host?.responsivenessChanged()
            onResponsiveness(responsiveness)
        }
    }
}
