// SPDX-License-Identifier: MIT

import ProcessesFlows
import ShellKit

/// The processes of the system as a page of a shell: the same flow that is an application by itself.
///
/// The manifest has `Process=shell`, because the sandbox of a plugin's own process hides other processes and refuses signals to them. Without that
/// line the page says so.
package final class ProcessesPlugin: Plugin {
    package static let id: PluginID? = "org.example.processes"

    private let monitor: ProcessMonitor

    package init() { monitor = ProcessMonitor() }

    package init(monitor: ProcessMonitor) { self.monitor = monitor }

    package func activate(in context: PluginContext) throws {
        context.register(
            flow: "processes", title: "Processes", icon: "computer-symbolic",
            startingAt: .start
        ) { [monitor] in ProcessesFlow(monitor: monitor) }
    }
}
