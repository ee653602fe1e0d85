// SPDX-License-Identifier: MIT

import ControllerKit

// The paged example of the documentation of CleanUtils. The import and the names of UIKit differ, and the three errors of the text are
// corrected: `perform` takes the input of its own class, the extension is one of its own controller, and the function that counts the rows
// is removed, because the state contains them. `ProgramTests` compares it with the original. What the example leaves out is in
// `Interactors.swift`.

enum MessagesInput {
    case refreshData
    case loadMore
}

enum MessagesOutput {
}

class MessagesViewModel: CleanViewModel<MessagesInput, MessagesOutput> {

    let messagesInteractor: MessagesInteractor  // Clean Architecture :)

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
        messagesInteractor = MessagesInteractor()  // Clean Architecture :)
        super.init()
    }

    override func perform(_ input: MessagesInput) {
        switch input {
        case .loadMore:
            pagedController.loadMore()
        case .refreshData:
            pagedController.refreshData()
        }
    }
}

class MessagesViewController: ViewController {
    let tableView = PagedListView<Message>(ListView(cell: { Label() }, configure: { $0.text = $1.text }))

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

extension MessagesViewController: PagedDataSource {
    func loadMore() {
        self.viewModel.perform(.loadMore)
    }

    func refreshData() {
        self.viewModel.perform(.refreshData)
    }
}
