// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// The steps of the flow of one contact.
enum ProfileStep: Step, Equatable, Codable {
    case profile
    case friends
    case edit(Contact)
    case isGone
}

/// The flow of one contact: its profile, and the list of its friends. Each friend's profile is another flow of this type.
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
            let flow = EditFlow(.existing(contact), store: store)
            return .perform(
                .present(flow.controller, above: profile, size: EditFlow.windowSize),
                then: .flow(flow, with: EditStep.edit) { _ in nil })

        case .isGone:
            guard navigation.topViewController !== profile else { return .pop(on: navigation) }
            let others = navigation.viewControllers.filter { $0 !== profile }
            return .perform(.setStack(others, on: navigation))
        }
    }
}
