// SPDX-License-Identifier: MIT

import ProfileFlows
import ShellKit

/// The example of RxController as a page of a shell: the same flow that is an application by itself.
package final class ProfilePlugin: Plugin {
    package static let id: PluginID? = "org.example.profile"

    package init() {}

    package func activate(in context: PluginContext) throws {
        context.register(
            flow: "profile", title: "Profile", icon: "avatar-default-symbolic", startingAt: .start
        ) { AppFlow() }
    }
}
