// SPDX-License-Identifier: MIT

import ContactsPlugin
import GtkBackend
import ShellKit

/// The same shell with Contacts linked in. Should it also lie in a plugin folder, it is listed there and not loaded again.
@main struct WorkbenchLinkedApp: ShellApplication {
    let id = "org.example.WorkbenchLinked"
    let plugins: [any Plugin.Type] = [ContactsPlugin.self]
}
