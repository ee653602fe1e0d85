// SPDX-License-Identifier: MIT

import ControllerKit

// What the documentation of StateKit and of the paged views shows, compiled; StatesCodeTests compares the two.

private struct User: Equatable, Sendable {
    var id = 0
    var name = ""
}

private struct Message: Identifiable, Equatable, Sendable { let id: Int }
private struct Package: Identifiable, Equatable, Sendable { let id: Int }
private struct File: Sendable { let name: String }

private struct Contact: Identifiable, Equatable, Sendable {
    let id: Int
    let name: String
    var initial: Letter { Letter(name.first ?? "#") }
}

private struct Letter: Identifiable, Equatable, CustomStringConvertible {
    let id: Character
    var description: String { String(id) }

    init(_ id: Character) { self.id = id }
}

@MainActor private struct API {
    func user() -> Single<User> { .just(User()) }
    func user(_ id: Int) -> Single<User> { .just(User(id: id)) }
    func user(_ id: Int) async throws -> User { User(id: id) }
    func addFriend() -> Completable { .empty() }
    func save(_ contact: Contact) -> Completable { .empty() }
    func contacts(matching text: String) -> Single<[Contact]> { .just([]) }
    func notes() -> Single<[Note]> { .just([]) }
    func ticks() -> AsyncStream<Int> { AsyncStream { $0.finish() } }
    func messages() -> Single<[Message]> { .just([]) }
    func messages(page: Int) -> Single<Paged<[Message]>> { .just(Paged(data: [])) }
    func messages(_ offset: Int, _ limit: Int) -> Single<Paged<[Message]>> { .just(Paged(data: [])) }
    func messages(after cursor: String?) async throws -> CursorPage<[Message], String> {
        CursorPage(data: [], next: nil)
    }
}

@MainActor private struct Store {
    func user() -> Observable<User> { .empty() }
    func save(_ user: User) {}
    func notes() -> Observable<[Note]> { .empty() }
    func save(_ notes: [Note]) {}
    func packages(_ range: Range<Int>) -> Single<Paged<[Package]>> { .just(Paged(data: [])) }
    func packages(_ query: Query, page: Int) -> Single<Paged<[Package]>> { .just(Paged(data: [])) }
}

private enum Order: Equatable { case name }

private struct Query: Equatable { var text = "", order = Order.name }

private struct FileStore: Sendable {
    func add(_ file: File) throws {}
}

// MARK: View models

private enum ProfileInput: Sendable { case addTapped }
private enum ProfileOutput: Sendable { case added }

private enum WithInputs {
    final class ProfileViewModel: CleanViewModel<ProfileInput, ProfileOutput> {
        let user = DataState<User>.relay(remoteEnabled: true)
        let add = ActionState.relay
        private let api: API

        init(api: API) {
            self.api = api
            super.init()
            api.user().loadRemote(with: user).disposed(by: self)
        }

        override func perform(_ input: ProfileInput) {
            switch input {
            case .addTapped: api.addFriend().executeAction(with: add, viewModel: self, success: .added)
            }
        }
    }
}

private enum InFlow {
    final class ProfileViewModel: RxViewModel, CleanViewModelType {
        let outputs = PublishRelay<ProfileOutput>()
        func perform(_ input: ProfileInput) {
            if case .addTapped = input { dispatchOutput(.added) }
        }
    }
}

private enum Counter {
    enum CounterInput { case increment }

    final class CounterViewModel: CleanViewModel<CounterInput, Never> {
        let count = BehaviorRelay(value: 0)

        override func perform(_ input: CounterInput) { count.accept(count.value + 1) }
    }

    struct CounterState: ViewState {
        enum Partial: PartialState { case add(Int) }
        static let initialState = CounterState()
        var count = 0

        func reduce(partial: Partial) -> CounterState {
            switch partial {
            case .add(let number): CounterState(count: count + number)
            }
        }
    }
}

@MainActor private func bindInputs(button: Button, bag: DisposeBag) {
    do {
        typealias CounterInput = Counter.CounterInput
        let viewModel = Counter.CounterViewModel()
        button.rx.tap.mapTo(CounterInput.increment).bind(to: viewModel).disposed(by: bag)
    }
    do {
        enum ProfileInput { case addUserTapped }
        let viewModel = CleanViewModel<ProfileInput, Never>()
        button.rx.tap.mapTo(ProfileInput.addUserTapped).bind(to: viewModel).disposed(by: bag)
    }
}

// MARK: Sources

private enum LoadOutput: Sendable { case userAdded, added(Int), failed(any Error) }

@MainActor private struct Interactor {
    func addUser() -> Single<Int> { .just(1) }
}

private final class LoadingViewModel: CleanViewModel<Never, LoadOutput> {
    private let api = API()
    private let store = Store()
    private let interactor = Interactor()
    private let addState = ActionState.relay

    func actions(contact: Contact, spinner: Spinner, bag: DisposeBag) {
        let save = ActionState.relay
        api.save(contact).executeAction(with: save).disposed(by: bag)
        save.map(\.loading).bind(to: spinner.rx.isSpinning).disposed(by: bag)
        interactor.addUser().executeAction(with: addState, viewModel: self, success: .userAdded)
        interactor.addUser().executeAction(
            with: addState, viewModel: self, success: { .added($0) }, error: { .failed($0) })
    }

    func sources(id: Int, field: TextField) {
        let user = DataState<User>.relay(remoteEnabled: true)
        let tick = DataState<Int>.relay(remoteEnabled: true)
        let contacts = CollectionState<Contact>.relay(remoteEnabled: true)
        api.user(id).loadRemote(with: user).disposed(by: self)
        user.loadRemote { [api] in try await api.user(id) }.disposed(by: self)
        api.ticks().asObservable().loadRemote(with: tick).disposed(by: self)
        api.user().retry(Backoff(attempts: 3)).loadRemote(with: user).disposed(by: self)
        contacts.search(field.rx.text.orEmpty) { [api] text in api.contacts(matching: text) }.disposed(
            by: self)
        contacts.search(field.rx.text.orEmpty, debounce: .milliseconds(200)) { [api] text in
            api.contacts(matching: text)
        }
        .disposed(by: self)
        let notes = CollectionState<Note>.relay(localEnabled: true, remoteEnabled: true)
        store.notes().loadLocal(with: notes).disposed(by: self)
        api.notes().do(onSuccess: store.save).loadRemote(with: notes).disposed(by: self)
    }

    func states(bag: DisposeBag) {
        let user = DataState<User>.relay(localEnabled: true, remoteEnabled: true)
        store.user().loadLocal(with: user).disposed(by: bag)
        api.user().do(onSuccess: store.save).loadRemote(with: user).disposed(by: bag)
        let messages = CollectionState<Message>.relay(remoteEnabled: true)
        api.messages().loadRemote(with: messages).disposed(by: bag)
    }

    func repeated() -> Observable<User> {
        api.user().asObservable().retry(Backoff(attempts: 3, initial: .seconds(1)))
    }

    func phase(of state: DataState<User>) {
        switch state.phase {
        case .idle, .loading(_, nil, _): showSpinner()
        case .failed(let failure, nil): show(failure.error)
        case .loading(_, let user?, _), .loaded(let user), .failed(_, let user?): show(user)
        }
    }

    private func showSpinner() {}
    private func show(_ error: any Error) {}
    private func show(_ user: User) {}

    // MARK: Pages

    func pages(list: ListView<Message>, bag: DisposeBag) {
        let messages = PagedCollectionController<Message> { [api] page in api.messages(page: page) }
        messages.refreshData()
        messages.relay.map { $0.data ?? [] }.bind(to: list.rx.items).disposed(by: bag)
    }

    func page(messages: [Message], total: Int) -> Paged<[Message]> {
        Paged(data: messages, itemsCount: total, pagesCount: (total + 19) / 20)
    }

    func pagedViews(list: PagedListView<Message>, bag: DisposeBag) {
        let messages = PagedCollectionController<Message> { [api] page in api.messages(page: page) }
        messages.refreshData()
        messages.relay.bind(to: list).disposed(by: bag)
        list.dataSource = messages
    }

    func cache(list: PagedColumnView<Package>) {
        let packages = PagedRowCache<Package>(pageSize: 100) { [store] range in store.packages(range) }
        packages.refreshData()
        list.show(packages)
    }

    func cache(list: ListView<Package>) {
        let rows = PagedRowCache<Package>(pageSize: 100) { [store] range in store.packages(range) }
        rows.refreshData()
        list.show(rows)
        list.show(PagedRowCache(pageSize: 100) { [store] range in store.packages(range) })
    }

    func requests() -> [PagedCollectionController<Message>] {
        let byNumber = PagedCollectionController<Message> { [api] page in api.messages(page: page) }
        let fromZero = PagedCollectionController<Message>(firstPage: 0) { [api] page in
            api.messages(page: page)
        }
        let byOffset = PagedCollectionController<Message>(pageSize: 50) { [api] offset, limit in
            api.messages(offset, limit)
        }
        let byCursor = PagedCollectionController<Message> { [api] (cursor: String?) in
            try await api.messages(after: cursor)
        }
        return [byNumber, fromZero, byOffset, byCursor]
    }

    func queries(query: BehaviorRelay<Query>) {
        do {
            let packages = PagedCollectionController<Package>.ofQueries()
            packages.search(query) { [store] query, page in store.packages(query, page: page) }.disposed(
                by: self)
        }
        do {
            let packages = PagedCollectionController<Package>.ofQueries()
            packages.search(query, debounce: .milliseconds(200)) { [store] query, page in
                store.packages(query, page: page)
            }
            .disposed(by: self)
        }
    }

    // MARK: Lists

    func arranged(contacts: BehaviorRelay<CollectionState<Contact>>, list: ListView<Contact>, bag: DisposeBag)
    {
        let arrangement = BehaviorRelay(value: Arrangement<Contact>(sortedBy: { $0.name < $1.name }))
        contacts.arranged(by: arrangement).map { $0.data ?? [] }.bind(to: list.rx.items).disposed(by: bag)
    }

    func grouped(contacts: Observable<[Contact]>, list: ListView<Contact>) -> any Disposable {
        contacts.map { SectionModel.grouping($0, by: \.initial).map(ListSection.init) }.bind(
            to: list.rx.sections)
    }

    func grouped(list: PagedListView<Contact>) {
        list.sections = { contacts in SectionModel.grouping(contacts) { $0.initial }.map(ListSection.init) }
    }

    func grouped(contacts: [Contact]) -> [SectionModel<Letter, Contact>] {
        SectionModel.grouping(contacts) { Letter($0.name.first ?? "#") }
    }

    func sections(ada: Contact, alan: Contact, grace: Contact) -> Int {
        let sections = [
            SectionModel(model: "A", items: [ada, alan]), SectionModel(model: "G", items: [grace]),
        ]
        return sections.count
    }
}

private final class Rows {
    func splice(_ splice: RowSplice) {}
    func update(_ index: Int) {}
}

private func show(_ old: [Contact], _ new: [Contact], in view: Rows) -> Int {
    do {
        let changes = ListChanges(from: old, to: new)
        for splice in changes.splices { view.splice(splice) }
        for update in changes.updates { view.update(update.to) }
    }
    let changes = ListChanges(from: old, to: new)
    return [changes.splices.count, changes.updates.count, changes.duplicates.count].reduce(0, +)
}

// MARK: Long work

private final class ImportController: ViewController {
    private let store = FileStore()

    func start(files: [File], bar: ProgressBar, cancelButton: Button, bag: DisposeBag) {
        let catalogue = LongWork<Int>()
        catalogue.start { [store] report in
            for (index, file) in files.enumerated() {
                try Task.checkCancellation()
                try store.add(file)
                report(Double(index + 1) / Double(files.count), file.name)
            }
            return files.count
        }
        catalogue.state.map { $0.progress?.fraction }.bind(to: bar.rx.fraction).disposed(by: bag)
        cancelButton.rx.tap.bind { catalogue.cancel() }.disposed(by: bag)
    }
}

private final class ImportViewModel: RxViewModel {
    let importer = LongWork<Int>()
    func importAgain() {}
}

private final class ImportViewController: RxViewController<ImportViewModel> {
    private lazy var importView = LongWorkView("Importing contacts")

    override func bind() -> [any Disposable] {
        importView.show(viewModel.importer) { [unowned self] in viewModel.importAgain() }
        return []
    }

    override func subviews() -> [any View] { [importView] }
}

// MARK: Paged views

private final class MessageCell: Box, Configurable {
    init() { super.init(.vertical) }
    func configure(_ message: Message) {}
}

private final class MessagesViewModel: RxViewModel {
    let messages = PagedCollectionController<Message> { _ in Single.just(Paged(data: [])) }
}

private final class MessagesViewController: RxViewController<MessagesViewModel> {
    private lazy var list = PagedListView(ListView<Message>(cell: MessageCell.init))

    override func bind() -> [any Disposable] {
        list.dataSource = viewModel.messages
        return [viewModel.messages.relay.bind(to: list)]
    }
}

@MainActor private func show(_ rows: PagedRowCache<Message>, in list: ListView<Message>) {
    list.source = PagedRowSource(rows)
}

// MARK: Operators

private final class NameViewModel: RxViewModel {
    let title = BehaviorRelay(value: "")
    let name = BehaviorRelay(value: "")
}

@MainActor private func bind(
    _ viewModel: NameViewModel, titleLabel: Label, nameField: TextField, disposeBag: DisposeBag
) {
    viewModel.title ~> titleLabel.rx.text ~ disposeBag
    viewModel.name <~> nameField.rx.text ~ disposeBag
    disposeBag ~ [
        viewModel.title ~> titleLabel.rx.text,
        viewModel.name <~> nameField.rx.text,
    ]
}
