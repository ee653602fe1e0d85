// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

enum EditStep: Step, Equatable, Codable {
    case edit
    case saved(Contact.ID)
    case failed(title: String, message: String)
    case askToAddAgain(name: String)
    case choosePhoto
}

/// A window with a form, in which the user creates or changes a contact. Its result is the saved contact.
///
/// It is contributed and not run, so that the typed texts are restored after the application was killed.
final class EditFlow: ResultFlow {
    typealias Output = Contact.ID

    enum Subject {
        case new(ContactPrefill)
        case existing(Contact)
    }

    static let windowSize = Size(width: 460, height: 620)

    /// The flow lives as long as its window.
    var root: any Presentable { controller }

    let controller: EditViewController

    init(_ subject: Subject, store: ContactStore) {
        controller = EditViewController(
            viewModel: EditViewModel(subject) { change in
                store.change {
                    switch change {
                    case .add(let contact): try $0.save(contact)
                    case .update(let id, let change): try $0.update(id, change)
                    }
                }
            })
    }

    func navigate(to step: EditStep) -> FlowContributors {
        switch step {
        case .edit:
            return .viewController(controller)

        case .saved(let id):
            return close(with: id)

        case .failed(let title, let message):
            return .show(Alert(title, message: message))

        case .askToAddAgain(let name):
            let question = Alert.confirm(
                "\(name) was deleted", message: "Somebody deleted this contact while you were changing it.",
                .suggested("Add Again"))
            return .ask(question) { [weak controller] answer in
                if answer.style != .cancel { controller?.viewModel.addAgain() }
                return nil
            }

        case .choosePhoto:
            let pictures = FileDialog.Filter(
                "Pictures", patterns: ["*.png", "*.jpg", "*.jpeg", "*.webp", "*.gif"])
            return .ask(FileDialog("Choose a Photo", purpose: .open, filters: [pictures])) {
                [weak controller] paths in
                if let path = paths.first { controller?.viewModel.readPhoto(path) }
                return nil
            }
        }
    }
}

/// The initial values of the form for a new contact, which a link may contain.
package struct ContactPrefill: Hashable, Sendable, Codable {
    package var name = ""
    package var phone = ""
    package var email = ""

    package init(name: String = "", phone: String = "", email: String = "") {
        self.name = name
        self.phone = phone
        self.email = email
    }
}
