// SPDX-License-Identifier: MIT

import ControllerKit
import ShellKit
import ShoppingFlows
import ShoppingModel

/// The shopping list of the tutorial as a page of a shell: the same flow that is an application by itself.
package final class ShoppingPlugin: Plugin {
    package static let id: PluginID? = "org.example.shopping"

    private let list: ShoppingList?

    /// With a list of its own, in the data folder of the plugin.
    package init() { list = nil }

    package init(list: ShoppingList) { self.list = list }

    package func activate(in context: PluginContext) throws {
        // One list for all tabs: each tab has a flow of its own.
        let list = list ?? ShoppingList(StateFile(path: "\(context.dataFolder)/items.json"))
        context.register(
            flow: "shopping", title: "Shopping", icon: "view-list-symbolic", startingAt: .list
        ) { ShoppingFlow(list: list) }
    }
}
