// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit
import Foundation

enum EditStep: Step, Equatable {
    case edit
    case save(Contact)
    case choosePhoto
}

/// A contact in a window of its own: filled in or changed, and saved or not.
///
/// It ends with the step that `saved` makes of the contact's id, or without any when the window is closed.
final class EditFlow: Flow {
    enum Subject {
        case new
        case existing(Contact)
    }

    static let windowSize = Size(width: 460, height: 620)

    /// The flow lives as long as its window.
    var root: any Presentable { controller }

    let controller: EditViewController
    private let store: ContactStore
    private let saved: (Contact.ID) -> any Step

    init(_ subject: Subject, store: ContactStore, saved: @escaping (Contact.ID) -> any Step) {
        self.store = store
        self.saved = saved
        controller = EditViewController(viewModel: EditViewModel(subject))
    }

    func navigate(to step: EditStep) -> FlowContributors {
        switch step {
        case .edit:
            return .viewController(controller)

        case .save(let contact):
            do {
                try store.save(contact)
                return .end(forwardToParentFlowWithStep: saved(contact.id))
            } catch {
                return .ask(Alert("\(contact.name) could not be saved", message: error.description)) { _ in
                    nil
                }
            }

        case .choosePhoto:
            let pictures = FileDialog.Filter(
                "Pictures", patterns: ["*.png", "*.jpg", "*.jpeg", "*.webp", "*.gif"])
            return .ask(FileDialog("Choose a Photo", purpose: .open, filters: [pictures])) {
                [weak controller] paths in
                if let path = paths.first, let photo = try? Data(contentsOf: URL(filePath: path)) {
                    controller?.viewModel.setPhoto(photo)
                }
                return nil
            }
        }
    }
}
