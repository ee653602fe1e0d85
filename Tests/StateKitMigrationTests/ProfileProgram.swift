// SPDX-License-Identifier: MIT

import ControllerKit

// The basic example of the documentation of CleanUtils. Only the imports differ, and the interactor and the view are there.

struct User: Equatable {
    let name: String
}

class UserInteractor {
    let users = PublishSubject<User>()
    let additions = PublishSubject<Void>()

    func fetchUser() -> Observable<User> {
        return users
    }

    func addUser() -> Observable<Void> {
        return additions
    }
}

enum ProfileInput {
    case addUserTapped
}

enum ProfileOutput {
    case userAdded
}

class ProfileViewModel: CleanViewModel<ProfileInput, ProfileOutput> {

    let userInteractor: UserInteractor  // Clean Architecture :)

    let userState = DataState<User>.relay(remoteEnabled: true)
    let addState = ActionState.relay(remoteEnabled: true)

    var user: User? {
        return userState.value.data as? User
    }

    override init() {
        userInteractor = UserInteractor()  // Clean Architecture :)
        super.init()

        // Load process works with loadRemote & loadLocal, applies to all kinds of State
        // Here launched on init, but can also be triggered in the perform, doesn't matter
        userInteractor
            .fetchUser()  // This is basically a RxSwift.Observable
            .loadRemote(with: userState)  // This loads data into the state
            .disposed(by: self)
    }

    override func perform(_ input: ProfileInput) {
        switch input {
        case .addUserTapped:
            userInteractor
                .addUser()  // Again, a RxSwift.Observable
                .executeAction(
                    with: addState,
                    viewModel: self,
                    success: .userAdded)
        }
    }
}

class ProfileViewController: UIViewController {
    let addButton = UIButton()

    let viewModel = ProfileViewModel()
    var disposeBag = DisposeBag()

    var shown: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()

        viewModel
            .userState
            .subscribe(onNext: { [unowned self] state in
                if state.isGlobalLoading {
                    return  // Data is still loading
                }
                if let user = viewModel.user {
                    self.updateView(forUser: user)  // Data was fetched and mapped successfully
                } else {
                    // Could not fetch data
                    self.shown.append("nobody")
                }
            })
            .disposed(by: self.disposeBag)

        viewModel
            .subscribe(onOutput: { [unowned self] output in
                switch output {
                case .userAdded:
                    self.shown.append("User has been added successfully")
                }
            })
            .disposed(by: self.disposeBag)

        addButton
            .rx.tap.mapTo(ProfileInput.addUserTapped)
            .bind(to: self.viewModel)
            .disposed(by: self.disposeBag)
    }

    private func updateView(forUser user: User) {
        shown.append(user.name)
    }
}
