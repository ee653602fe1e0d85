// SPDX-License-Identifier: MIT

import ContactsFlows
import ContactsModel
import ShellKit

/// The address book as a page of a shell: the same flow that is an application by itself.
package final class ContactsPlugin: Plugin {
    package static let id: PluginID? = "org.example.contacts"

    private let store: ContactStore
    private let settings: Settings

    /// With the address book of the application Contacts.
    package convenience init() {
        self.init(
            store: .onDisk,
            settings: Settings(
                preferences: .preferences(in: XDGDirectories()), session: .session(in: XDGDirectories())))
    }

    package init(store: ContactStore, settings: Settings) {
        self.store = store
        self.settings = settings
    }

    package func activate(in shell: Shell) throws {
        try store.addSampleAtFirstStart()
        shell.register(
            flow: "contacts", title: "Contacts", icon: "x-office-address-book-symbolic", startingAt: .list
        ) { [store, settings] in ContactsFlow(store: store, settings: settings) }
    }
}
