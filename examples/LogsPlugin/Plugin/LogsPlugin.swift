// SPDX-License-Identifier: MIT

import LogsFlows
import LogsModel
import ShellKit

/// The logs as a page of a shell: the same flow that is an application by itself.
///
/// In a process of its own it reads the logs of the system with the permission `system-files`, the journal with the permission `programs` for `journalctl`, and
/// the files that the user opens, as the copies that the sandbox gives it, which do not grow.
package final class LogsPlugin: Plugin {
    package static let id: PluginID? = "org.example.logs"

    package init() {}

    package func activate(in context: PluginContext) throws {
        context.register(flow: "logs", title: "Logs", icon: "text-x-generic-symbolic", startingAt: .start) {
            LogsFlow()
        }
    }
}
