// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// What can be done with one contact.
enum ProfileStep: Step, Equatable {
    case profile
    case friends
    case edit(Contact)
    case edited(Contact.ID)
    case confirmDelete(Contact)
    case delete(Contact)
    case isGone
}

/// One contact: the profile, and from there the friends, whose profiles are flows like this one again.
final class ProfileFlow: Flow {
    /// The flow lives as long as its screen is in the stack.
    var root: any Presentable { profile }

    private let profile: ProfileViewController
    private let navigation: NavigationController
    private let store: ContactStore

    init(_ id: Contact.ID, in navigation: NavigationController, store: ContactStore) {
        self.navigation = navigation
        self.store = store
        profile = ProfileViewController(viewModel: ProfileViewModel(id, store: store))
    }

    func navigate(to step: ProfileStep) -> FlowContributors {
        switch step {
        case .profile:
            // A contact may be deleted while its profile is below another screen.
            return .perform(
                .push(profile, on: navigation),
                then: .one(
                    flowContributor: .contribute(
                        withNextPresentable: profile, withNextStepper: profile.viewModel,
                        allowStepWhenNotPresented: true)))

        case .friends:
            return .flow(
                FriendsFlow(of: profile.viewModel.id, in: navigation, store: store), with: FriendsStep.friends
            )

        case .edit(let contact):
            let flow = EditFlow(.existing(contact), store: store) { ProfileStep.edited($0) }
            return .perform(
                .present(flow.controller, above: profile, size: EditFlow.windowSize),
                then: .flow(flow, with: EditStep.edit))

        case .edited:
            return .dismiss(from: profile)

        case .confirmDelete(let contact):
            let question = Alert(
                "Delete \(contact.name)?", message: "The contact is removed from this address book.",
                actions: [.cancel, .destructive("Delete")])
            return .ask(question) { $0.style == .destructive ? ProfileStep.delete(contact) : nil }

        case .delete(let contact):
            do {
                try store.delete(contact.id)
                return .none
            } catch {
                return .ask(Alert("\(contact.name) could not be deleted", message: error.description)) { _ in
                    nil
                }
            }

        case .isGone:
            guard navigation.topViewController !== profile else { return .pop(on: navigation) }
            let others = navigation.viewControllers.filter { $0 !== profile }
            return .perform(.setStack(others, on: navigation))
        }
    }
}
