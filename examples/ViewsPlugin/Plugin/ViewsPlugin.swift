// SPDX-License-Identifier: MIT

import ShellKit
import ViewsPages

/// The portable views as a page of a shell: the same flow that is an application by itself.
///
/// The page with a control of one's own is left out: a control that the framework does not have is drawn by the application that registers
/// it.
package final class ViewsPlugin: Plugin {
    package static let id: PluginID? = "org.example.views"

    package init() {}

    package func activate(in context: PluginContext) throws {
        context.register(
            flow: "views", title: "Views", icon: "view-grid-symbolic", startingAt: .start
        ) { ViewsFlow(pages: Page.portable) }
    }
}
