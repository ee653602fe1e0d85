// SPDX-License-Identifier: MIT

import RxKernel
import StateKit

// The paged example of the documentation of CleanUtils. The imports differ, the interactor is there, and the three slips of the text are
// mended: `perform` takes the input of its own class, the extension is one of its own controller, and the number of rows has a type.

struct Message: Equatable {
    let text: String
}

class MessagesInteractor {
    private(set) var requestedPages: [Int] = []

    func getMessages(forPage page: Int) -> Observable<Paged<[Message]>> {
        requestedPages.append(page)
        let data = (1...2).map { Message(text: "\(page).\($0)") }
        return .just(Paged(data: data, itemsCount: 6, pagesCount: 3))
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
    let viewModel = MessagesViewModel()
    var disposeBag = DisposeBag()

    private(set) var rows: [[Message]] = []

    override func viewDidLoad() {
        super.viewDidLoad()

        self.viewModel
            .messagesState
            .subscribe(onNext: { [unowned self] state in
                if !state.isLoading { self.rows.append(state.data ?? []) }
            })
            .disposed(by: self.disposeBag)

        self.viewModel.perform(.refreshData)
    }
}

extension MessagesViewController: PagedDataSource {
    func numberOfRows() -> Int {
        return viewModel.messages.count
    }

    // and add the two extras
    func loadMore() {
        self.viewModel.perform(.loadMore)
    }

    func refreshData() {
        self.viewModel.perform(.refreshData)
    }
}
