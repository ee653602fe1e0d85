// SPDX-License-Identifier: MIT

import ControllerKit

// The basic example of the documentation of CleanUtils. Only the import and the names of UIKit differ; `ProgramTests` compares it with the
// original. What the example leaves out is in `Interactors.swift`.

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
            // Load process with only success handled, works only for ActionState
            // this one's disposal is handled in background
            //
            // You can also use the executeAction with only addState as parameter and handle both
            // success and error by subscribing to addState in your ViewController.
            userInteractor
                .addUser()  // Again, a RxSwift.Observable
                .executeAction(
                    with: addState,
                    viewModel: self,
                    success: .userAdded)
        }
    }
}

class ProfileViewController: ViewController {
    let addButton = Button("Add")

    let viewModel = ProfileViewModel()
    var disposeBag = DisposeBag()

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
                }
            })
            .disposed(by: self.disposeBag)

        viewModel
            .subscribe(onOutput: { output in
                switch output {
                case .userAdded:
                    print("User has been added successfully")
                }
            })
            .disposed(by: self.disposeBag)

        addButton
            .rx.tap.mapTo(ProfileInput.addUserTapped)
            .bind(to: self.viewModel)
            .disposed(by: self.disposeBag)
    }
}
