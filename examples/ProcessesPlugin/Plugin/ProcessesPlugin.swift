// SPDX-License-Identifier: MIT

import ProcessesFlows
import ShellKit
import ViewKit

/// The processes of the system as a page of a shell: the same flow that is an application by itself.
///
/// In a process of its own it sees the processes of the computer with the permission `processes`. Without it the page offers it.
package final class ProcessesPlugin: Plugin {
    package static let id: PluginID? = "org.example.processes"

    private let monitor: ProcessMonitor

    package init() { monitor = ProcessMonitor() }

    package init(monitor: ProcessMonitor) { self.monitor = monitor }

    package func activate(in context: PluginContext) throws {
        context.register(
            flow: "processes", title: "Processes", icon: "computer-symbolic",
            startingAt: .start
        ) { [monitor, weak context] in
            ProcessesFlow(monitor: monitor) {
                let title = "The Programs That Run Are Hidden"
                return context?.permissionView(for: .processes, title: title)
                    ?? StatusView(icon: "dialog-password-symbolic", title: title)
            }
        }
    }
}
