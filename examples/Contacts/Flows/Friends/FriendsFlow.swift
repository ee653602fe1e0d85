// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

enum FriendsStep: Step, Equatable, Codable {
    case friends
    case profile(Contact.ID)
}

/// The friends of a contact. Each friend has a profile, which has friends: the two flows contribute each other.
final class FriendsFlow: Flow {
    var root: any Presentable { friends }

    private let friends: FriendsViewController
    private let navigation: NavigationController
    private let store: ContactStore

    init(of id: Contact.ID, in navigation: NavigationController, store: ContactStore) {
        self.navigation = navigation
        self.store = store
        friends = FriendsViewController(viewModel: FriendsViewModel(of: id, store: store))
    }

    func navigate(to step: FriendsStep) -> FlowContributors {
        switch step {
        case .friends:
            return .push(friends, on: navigation)

        case .profile(let id):
            return .flow(ProfileFlow(id, in: navigation, store: store), with: ProfileStep.profile)
        }
    }
}
