// SPDX-License-Identifier: MIT

import ContactsPlugin
import GtkBackend
import ShellKit

/// The same shell with Contacts linked in. If it is also in a plugin folder, that copy is listed and not loaded.
@main struct WorkbenchLinkedApp: ShellApplication {
    let id = "org.example.WorkbenchLinked"
    let plugins: [any Plugin.Type] = [ContactsPlugin.self]
}
