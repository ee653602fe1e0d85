// SPDX-License-Identifier: MIT

import ContactsFlows
import ContactsModel
import ControllerKit
import GtkBackend

@main struct ContactsApp: ContactsApplication {
    let store = ContactStore.onDisk
    let settings = Settings(preferences: .preferences(in: XDGDirectories()))
    let menu = AppMenu()
}
