// SPDX-License-Identifier: MIT

import ContactsFlows
import ContactsModel
import ControllerKit
import GtkBackend

@main struct ContactsApp: ContactsApplication {
    let store = ContactStore.onDisk(in: XDGFolders(application: "org.example.Contacts").data)
    let settings = Settings(
        application: "org.example.Contacts", name: "preferences.json", default: Preferences())
}
