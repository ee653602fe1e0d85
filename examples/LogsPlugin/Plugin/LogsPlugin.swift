// SPDX-License-Identifier: MIT

import LogsFlows
import LogsModel
import PluginKit
import ShellKit
import ViewKit

/// The logs as a page of a shell: the same flow that is an application by itself.
///
/// In a process of its own it reads the logs of the system with the permission `system-files`, the journal with the permission `programs`
/// for `journalctl`, and the files that the user opens, as the copies that the sandbox gives it, which do not grow.
package final class LogsPlugin: Plugin {
    package static let id: PluginID? = "org.example.logs"

    package init() {}

    package func activate(in context: PluginContext) throws {
        context.register(flow: "logs", title: "Logs", icon: "text-x-generic-symbolic", startingAt: .start) {
            [weak context] in
            let permissions = context?.permissions ?? []
            let filesRefusal: @MainActor () -> StatusView = {
                Self.refusal(.systemFiles, of: context, "The Logs May Not Be Read")
            }
            return LogsFlow(
                journal: permissions.contains(.programs) ? .system : nil,
                filesRefusal: permissions.contains(.systemFiles) ? nil : filesRefusal,
                journalRefusal: { Self.refusal(.programs, of: context, "The Journal Cannot Be Read") })
        }
    }

    private static func refusal(
        _ kind: PluginManifest.Permission.Kind, of context: PluginContext?, _ title: String
    ) -> StatusView {
        context?.permissionView(for: kind, title: title)
            ?? StatusView(icon: "dialog-password-symbolic", title: title)
    }
}
