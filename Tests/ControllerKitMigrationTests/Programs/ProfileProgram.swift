// SPDX-License-Identifier: MIT

// A profile and its friends, each of whom has a profile: flows that contain each other.

import ControllerKit

enum AppStep: Step {
    case start
    case profile(String)
    case profileIsComplete
}

enum ProfileStep: Step {
    case start
    case friends
    case close
}

enum FriendsStep: Step {
    case start
    case profile(String)
    case close
}

class AppFlow: Flow {
    var root: Presentable {
        return navigationController
    }

    private let navigationController = NavigationController()

    func navigate(to step: Step) -> FlowContributors {
        guard let appStep = step as? AppStep else {
            return .none
        }
        switch appStep {
        case .start:
            return .one(flowContributor: .forwardToCurrentFlow(withStep: AppStep.profile("Ada")))
        case .profile(let name):
            let profileFlow = ProfileFlow(name: name, navigationController: navigationController)
            return .flow(profileFlow, with: ProfileStep.start)
        case .profileIsComplete:
            return .none
        }
    }
}

class ProfileFlow: Flow {
    var root: Presentable {
        return profileViewController
    }

    private let name: String
    private let navigationController: NavigationController
    private lazy var profileViewController: ProfileViewController = {
        return ProfileViewController(viewModel: ProfileViewModel(name: name))
    }()

    init(name: String, navigationController: NavigationController) {
        self.name = name
        self.navigationController = navigationController
    }

    func navigate(to step: Step) -> FlowContributors {
        guard let profileStep = step as? ProfileStep else {
            return .none
        }
        switch profileStep {
        case .start:
            navigationController.push(profileViewController)
            return .viewController(profileViewController)
        case .friends:
            let friendsFlow = FriendsFlow(name: name, navigationController: navigationController)
            return .flow(friendsFlow, with: FriendsStep.start)
        case .close:
            navigationController.pop()
            return .end(forwardToParentFlowWithStep: AppStep.profileIsComplete)
        }
    }
}

class FriendsFlow: Flow {
    var root: Presentable {
        return friendsViewController
    }

    private let name: String
    private let navigationController: NavigationController
    private lazy var friendsViewController = FriendsViewController(viewModel: FriendsViewModel(name: name))

    init(name: String, navigationController: NavigationController) {
        self.name = name
        self.navigationController = navigationController
    }

    func navigate(to step: Step) -> FlowContributors {
        guard let friendsStep = step as? FriendsStep else {
            return .none
        }
        switch friendsStep {
        case .start:
            navigationController.push(friendsViewController)
            return .viewController(friendsViewController)
        case .profile(let name):
            let profileFlow = ProfileFlow(name: name, navigationController: navigationController)
            return .flow(profileFlow, with: ProfileStep.start)
        case .close:
            navigationController.pop()
            return .none
        }
    }
}

// MARK: - Profile

class ProfileViewModel: BaseViewModel {
    private let nameRelay: BehaviorRelay<String>
    private(set) var appearances = 0

    init(name: String) {
        nameRelay = BehaviorRelay(value: name)
        super.init()
        viewDidAppear.subscribe(onNext: { [unowned self] in
            self.appearances += 1
        }).disposed(by: disposeBag)
    }

    var name: Observable<String?> {
        return nameRelay.map { $0 }
    }

    func showFriends() {
        steps.accept(ProfileStep.friends)
    }

    func close() {
        steps.accept(ProfileStep.close)
    }
}

class ProfileViewController: BaseViewController<ProfileViewModel> {
    private lazy var nameLabel = Label()
    private lazy var friendsButton = Button("Friends")

    override func subviews() -> [View] {
        return [nameLabel, friendsButton]
    }

    override func createConstraints() {
        LayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
            nameLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            friendsButton.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 12),
            friendsButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    override func bind() -> [Disposable] {
        return [
            viewModel.name.bind(to: nameLabel.rx.text),
            viewModel.name.bind(to: rx.title),
            friendsButton.rx.tap.bind { [unowned self] in self.viewModel.showFriends() },
        ]
    }
}

// MARK: - Friends

struct Friend: Identifiable, Equatable {
    let id: String
}

class FriendsViewModel: BaseViewModel {
    private let name: String
    private let friendsRelay = BehaviorRelay<[Friend]>(value: [])

    init(name: String) {
        self.name = name
        super.init()
        PeopleManager.shared.friends(of: name)
            .map { $0.map { Friend(id: $0) } }
            .bind(to: friendsRelay)
            .disposed(by: disposeBag)
    }

    var title: Observable<String?> {
        return .just("Friends of \(name)")
    }

    var friends: Observable<[Friend]> {
        return friendsRelay.asObservable()
    }

    func pick(_ friend: Friend) {
        steps.accept(FriendsStep.profile(friend.id))
    }
}

/// A cell, as the guideline asks for: it shows one model.
final class FriendCell: Box, Configurable {
    private let nameLabel = Label()

    init() {
        super.init(.horizontal, [nameLabel])
    }

    func configure(_ friend: Friend) {
        nameLabel.text = friend.id
    }
}

class FriendsViewController: BaseViewController<FriendsViewModel> {
    private lazy var tableView: ListView<Friend> = {
        let list = ListView<Friend>(cell: FriendCell.init)
        list.identifier = "friends"
        list.rx.activated.bind { [unowned self] in
            self.viewModel.pick($0)
        }.disposed(by: disposeBag)
        return list
    }()

    override func subviews() -> [View] {
        return [ScrollView(tableView)]
    }

    override func bind() -> [Disposable] {
        return [
            viewModel.title.bind(to: rx.title),
            viewModel.friends.bind(to: tableView.rx.items),
        ]
    }
}
