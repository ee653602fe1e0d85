// SPDX-License-Identifier: MIT

import ControllerKit

struct Contact: Identifiable {
    var id: Int
    var name: String
}

enum ContactsStep: Step {
    case list, detail(Contact.ID), detailIsDone, confirmDelete(Contact), edit(Contact.ID)
}

final class ContactsFlow: Flow {
    let navigation = NavigationController()
    let store: ContactStore
    var root: any Presentable { navigation }

    init(store: ContactStore) { self.store = store }

    func navigate(to step: ContactsStep) -> FlowContributors {
        switch step {
        case .list:
            let list = ContactListViewController(viewModel: ContactListViewModel(store: store))
            navigation.push(list)
            return .viewController(list)
        case .detail(let id):
            let detail = DetailViewController(viewModel: DetailViewModel(contact: store[id]))
            navigation.push(detail)
            return .viewController(detail)
        case .detailIsDone:
            navigation.pop()
            return .none
        case .edit(let id):
            return .run(EditFlow(contact: store[id]), with: EditStep.form) { [store] in store.save($0) }
        case .confirmDelete(let contact):
            return .ask(Alert("Delete \(contact.name)?", actions: [.cancel, .destructive("Delete")])) { _ in
                ContactsStep.detailIsDone
            }
        }
    }
}

enum EditStep: Step { case form, done(Contact) }

final class EditFlow: Flow {
    let navigation = NavigationController()
    let contact: Contact
    var root: any Presentable { navigation }

    init(contact: Contact) { self.contact = contact }

    func navigate(to step: EditStep) -> FlowContributors {
        switch step {
        case .form:
            let form = EditViewController(viewModel: EditViewModel(contact: contact))
            navigation.push(form)
            return .viewController(form)
        case .done(let contact):
            return .end(with: contact)
        }
    }
}
