// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit
import Testing

@testable import ContactsFlows

@MainActor struct ContactListViewModelTests {
    private let store = ContactStore.inMemory()
    private let clock = HistoricalScheduler()
    private let changed = PublishSubject<Void>()
    private let answers = Answers()

    /// The requests of the view model, and the answers of the test.
    private final class Answers {
        var requests: [ContactListViewModel.Request] = []
        var singles: [(Result<ContactListing, any Error>) -> Void] = []
    }

    private struct Failure: Error, CustomStringConvertible { let description = "The disk is on strike." }

    private func viewModel() -> ContactListViewModel {
        ContactListViewModel(
            rows: ContactRows { [store] ids in .just((try? store.summaries(of: ids)) ?? []) },
            order: .just(.givenName), changed: changed, scheduler: clock
        ) { [answers] request in
            Single.create { single in
                answers.requests.append(request)
                answers.singles.append(single)
                return Disposables.create()
            }
        }
    }

    private func pass(_ seconds: Double) { clock.advanceTo(clock.clock.addingTimeInterval(seconds)) }

    /// Answers a request with the contacts of the store.
    private func answer(_ index: Int) throws {
        let request = answers.requests[index]
        answers.singles[index](
            .success(
                try store.listing(
                    matching: request.query, by: request.order, after: request.shownIDs,
                    isSameQuery: request.isShown)))
    }

    @Test func aWordThatIsTypedIsOneQuery() {
        let viewModel = viewModel()
        #expect(answers.requests.map(\.query) == [""])
        for text in ["a", "ad", "ada"] {
            viewModel.search(text)
            pass(0.1)
        }
        #expect(answers.requests.map(\.query) == [""])
        pass(0.1)
        #expect(answers.requests.map(\.query) == ["", "ada"])
        viewModel.search("")
        #expect(answers.requests.map(\.query) == ["", "ada", ""])
    }

    @Test func aChangeOfTheContactsIsOneQuery() throws {
        let viewModel = viewModel()
        try answer(0)
        changed.onNext(())
        #expect(answers.requests.map(\.isShown) == [false, true])
        #expect(viewModel.state.value == .shown(query: "", count: 0, isNew: true))
    }

    @Test func onlyTheLatestSearchIsShown() throws {
        try store.save(Contact(id: "ada", name: "Ada Lovelace"), Contact(id: "bob", name: "Bob Noyce"))
        let viewModel = viewModel()
        try answer(0)
        viewModel.search("ada")
        pass(0.2)
        viewModel.search("bob")
        pass(0.2)
        // The first query takes longer than the second one.
        try answer(2)
        try answer(1)
        #expect(viewModel.rows.ids == ["bob"])
        #expect(viewModel.state.value == .shown(query: "bob", count: 1, isNew: true))
    }

    @Test func thePlaceholderOfTheListSaysWhyItIsEmpty() throws {
        let viewModel = viewModel()
        var emptiness: [ContactListViewModel.Emptiness?] = []
        let bag = DisposeBag()
        viewModel.emptiness.subscribe(onNext: { emptiness.append($0) }).disposed(by: bag)
        try answer(0)
        viewModel.search("ada")
        pass(0.2)
        try answer(1)
        viewModel.search("")
        answers.singles[2](.failure(Failure()))
        viewModel.retry()
        try store.save(Contact(id: "ada", name: "Ada Lovelace"))
        try answer(3)
        #expect(
            emptiness == [.loading, .noContacts, .noMatches("ada"), .failed("The disk is on strike."), nil])
    }
}
