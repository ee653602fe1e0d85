// SPDX-License-Identifier: MIT

/// The two examples of the documentation of CleanUtils, as they are printed there.
enum Originals {
    static let profile = """
        enum ProfileInput {
          case addUserTapped
        }

        enum ProfileOutput {
          case userAdded
        }

        class ProfileViewModel: CleanViewModel<ProfileInput, ProfileOutput> {

          let userInteractor: UserInteractor // Clean Architecture :)

          let userState = DataState<User>.relay(remoteEnabled: true)
          let addState = ActionState.relay(remoteEnabled: true)

          var user: User? {
            return userState.value.data as? User
          }

          override init() {
            userInteractor = UserInteractor() // Clean Architecture :)
            super.init()

            // Load process works with loadRemote & loadLocal, applies to all kinds of State
            // Here launched on init, but can also be triggered in the perform, doesn't matter
            userInteractor
              .fetchUser() // This is basically a RxSwift.Observable
              .loadRemote(with: userState) // This loads data into the state
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
                  .addUser() // Again, a RxSwift.Observable
                  .executeAction(with: addState,
                                 viewModel: self,
                                 success: .userAdded)
            }
          }
        }

        class ProfileViewController: UIViewController {
          @IBOutlet weak var addButton: UIButton!

          let viewModel = ProfileViewModel()
          var disposeBag = DisposeBag()

          override func viewDidLoad() {
            super.viewDidLoad()

            viewModel
              .userState
              .subscribe(onNext: { [unowned self] state in
                if state.isGlobalLoading {
                  return // Data is still loading
                }
                if let user = viewModel.user {
                  self.updateView(forUser: user) // Data was fetched and mapped successfully
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
        """

    static let messages = """
        enum MessagesInput {
          case refreshData
          case loadMore
        }

        enum MessagesOutput {
        }

        class MessagesViewModel: CleanViewModel<MessagesInput, MessagesOutput> {

          let messagesInteractor: MessagesInteractor // Clean Architecture :)

          lazy var pagedController = PagedCollectionController<Message> { [unowned self] page in
            return self.messagesInteractor.getMessages(forPage: page)
          }

          var messagesState: BehaviorRelay<CollectionState<Message>> {
            return pagedController.relay
          }

          var messages: [Message] {
            return messagesState.value.data ?? []
          }

          override init() {
            messagesInteractor = MessagesInteractor() // Clean Architecture :)
            super.init()
          }

          override func perform(_ input: ProfileInput) {
            switch input {
              case .loadMore:
                pagedController.loadMore()
              case .refreshData:
                pagedController.refreshData()
            }
          }
        }

        class MessagesViewController: UIViewController {
          @IBOutlet weak var tableView: PagedUITableView!

          let viewModel = MessagesViewModel()
          var disposeBag = DisposeBag()

          override func viewDidLoad() {
            super.viewDidLoad()

            self.tableView.dataSource = self

            self.viewModel
              .messagesState
              .bindToPagedTableView(self.tableView)
              .disposed(by: self.disposeBag)

            self.viewModel.perform(.refreshData)
          }
        }

        extension ProfileViewController: PagedUITableViewDataSource {
          // don't forget the required function to conform to UITableViewDataSource
          // such as for example:
          func numberOfSections(in tableView: UITableView) {
            return viewModel.messages
          }

          // and add the two extras from PagedUITableViewDataSource
          func loadMore() {
            self.viewModel.perform(.loadMore)
          }

          func refreshData() {
            self.viewModel.perform(.refreshData)
          }
        }
        """
}
