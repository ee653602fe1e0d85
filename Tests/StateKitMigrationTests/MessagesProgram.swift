// SPDX-License-Identifier: MIT

import ControllerKit

// The paged example of the documentation of CleanUtils. The imports and the names of UIKit differ, the interactor is there, and the three
// slips of the text are mended: `perform` takes the input of its own class, the extension is one of its own controller, and what counts the
// rows is gone, since the state does.

struct Message: Equatable, Identifiable {
    let text: String
    var id: String { return text }
}

class MessagesInteractor {
    private(set) var requestedPages: [Int] = []

    func getMessages(forPage page: Int) -> Observable<Paged<[Message]>> {
        requestedPages.append(page)
        let data = (1...20).map { Message(text: "\(page).\($0)") }
        return .just(Paged(data: data, itemsCount: 60, pagesCount: 3))
    }
}

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

class MessagesViewController: UIViewController {
    var tableView = PagedListView<Message>(ListView(cell: { Label() }, configure: { $0.text = $1.text }))

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
