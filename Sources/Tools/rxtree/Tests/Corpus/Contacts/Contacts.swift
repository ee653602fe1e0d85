// SPDX-License-Identifier: MIT

import ControllerKit

struct Contact: Identifiable {
    var id: Int
    var name: String
}

enum ContactsStep: Step {
    case pickGroup, list, detail(Contact.ID), detailIsDone, confirmDelete(Contact), edit(Contact.ID)
}

final class ContactsFlow: Flow {
    let navigation = NavigationController()
    let coordinator = FlowCoordinator()
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
        case .pickGroup:
            Task {
                let contact = try await coordinator.run(GroupFlow(), startingAt: .list)
                store.save(contact)
            }
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

/// What RxShell adds to RxFlow's answers.
enum GroupStep: Step { case list, both, members, swapped, cleared, passedOn, chosen(Contact), given }

final class GroupFlow: ResultFlow {
    typealias Output = Contact
    let split = SplitController()
    var root: any Presentable { split }

    func navigate(to step: GroupStep) -> FlowContributors {
        switch step {
        case .list:
            let groups = GroupListViewController(viewModel: GroupViewModel())
            split.sidebar = groups
            return .viewController(groups)
        case .both:
            return .multiple(
                .viewController(MemberViewController(viewModel: GroupViewModel())),
                .flow(EditFlow(), with: .form))
        case .members:
            let members = MemberViewController(viewModel: GroupViewModel())
            split.show(members)
            return .viewController(members)
        case .swapped:
            return .replace(with: .viewController(SwappedViewController(viewModel: GroupViewModel())))
        case .cleared:
            if Bool.random() { return navigate(to: .list) }
            return .reset(to: GroupStep.list)
        case .passedOn:
            return .forward(ContactsStep.list, to: ContactsFlow.self)
        case .chosen(let contact):
            return end(with: contact)
        case .given:
            return .close
        }
    }
}

final class GroupViewModel: RxViewModel {
    func all() {
        let every: [GroupStep] = [.list, .both, .members, .swapped, .cleared, .passedOn, .given]
        for step in every { steps.accept(step) }
        steps.accept(GroupStep.chosen(Contact(id: 1, name: "Ada")))
    }
}

final class GroupListViewController: RxViewController<GroupViewModel> {}
final class MemberViewController: RxViewController<GroupViewModel> {}
final class SwappedViewController: RxViewController<GroupViewModel> {}
