// SPDX-License-Identifier: MIT

import ContactsFlows
import ContactsModel
import ShellKit

/// The address book as a page of a shell: the same flow that is an application by itself.
package final class ContactsPlugin: Plugin {
    package static let id: PluginID? = "org.example.contacts"

    private let store: ContactStore?
    private let settings: Settings?

    /// With an address book of its own, in the data folder of the plugin.
    package init() {
        store = nil
        settings = nil
    }

    package init(store: ContactStore, settings: Settings) {
        self.store = store
        self.settings = settings
    }

    package func activate(in context: PluginContext) throws {
        let store = store ?? .onDisk(in: context.dataFolder)
        let settings =
            settings ?? Settings(path: "\(context.dataFolder)/preferences.json")
        // The flow of the application says what is wrong with an address book that cannot be opened, and what the user can do.
        context.register(
            flow: "contacts", title: "Contacts", icon: "x-office-address-book-symbolic", startingAt: .start
        ) { AppFlow(store: store, settings: settings, isApplication: false) }
        context.registerSearch("contacts", page: "contacts") { text in
            try await store.run(.reading) { store, _ in
                try store.contacts(matching: text).prefix(20).map { contact in
                    SearchResult(
                        id: contact.id.uid, title: contact.name, icon: "avatar-default-symbolic")
                }
            }
        } open: { id in
            DeepLink(ContactsStep.contact(Contact.ID(id)))
        }
        context.registerOpener { paths in
            paths.first.flatMap(ContactsLinks.link) ?? DeepLink(ContactsStep.importFiles(paths))
        }
    }
}
