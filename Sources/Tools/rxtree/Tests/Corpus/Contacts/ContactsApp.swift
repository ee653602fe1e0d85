// SPDX-License-Identifier: MIT

import ControllerKit
import GtkBackend

@main
struct ContactsApp: Application {
    let id = "org.example.Contacts"
    func rootFlow() -> any Flow { ContactsFlow(store: .onDisk) }
    let firstStep: any Step = ContactsStep.list
}
