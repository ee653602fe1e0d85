// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import XCTest

final class ProgramTests: XCTestCase {
    private struct Refused: Error {}

    func testTheProfileShowsTheUserAndTheOutputOfTheAction() {
        let controller = ProfileViewController()
        controller.viewDidLoad()
        XCTAssertEqual(controller.shown, [])
        controller.viewModel.userInteractor.users.onNext(User(name: "Ada"))
        XCTAssertEqual(controller.shown, ["Ada"])

        controller.addButton.taps.accept(())
        XCTAssertTrue(controller.viewModel.addState.value.loading)
        controller.viewModel.userInteractor.additions.onNext(())
        XCTAssertEqual(controller.shown, ["Ada", "User has been added successfully"])
        XCTAssertFalse(controller.viewModel.addState.value.loading)
    }

    func testAProfileThatCannotBeFetchedShowsNobody() {
        let controller = ProfileViewController()
        controller.viewDidLoad()
        controller.viewModel.userInteractor.users.onError(Refused())
        XCTAssertEqual(controller.shown, ["nobody"])
        XCTAssertNotNil(controller.viewModel.userState.value.globalError)
    }

    func testTheProfileIsReleasedWithItsController() {
        var controller: ProfileViewController? = ProfileViewController()
        weak let viewModel = controller?.viewModel
        weak let released = controller
        controller?.viewDidLoad()
        controller?.addButton.taps.accept(())
        let interactor = controller?.viewModel.userInteractor
        controller = nil
        XCTAssertNil(released)
        XCTAssertNil(viewModel)
        XCTAssertEqual(interactor?.users.hasObservers, false)
        XCTAssertEqual(interactor?.additions.hasObservers, false)
    }

    @MainActor
    func testTheMessagesAreLoadedPageByPage() async throws {
        let backend = HeadlessBackend.install()
        let controller = MessagesViewController()
        let window = Window()
        window.content = controller.tableView
        window.present()
        controller.viewDidLoad()
        XCTAssertEqual(controller.tableView.list.items.count, 20)

        // As a user does: each page is requested when one of the last five rows comes into sight.
        for page in 2...3 {
            try backend.windows[0].list().scrollToEnd()
            let end = ContinuousClock.now + .seconds(20)
            while controller.tableView.list.items.count < page * 20, ContinuousClock.now < end {
                await Task.yield()
            }
            XCTAssertEqual(controller.viewModel.messagesInteractor.requestedPages.last, page)
        }
        controller.loadMore()
        XCTAssertEqual(controller.viewModel.messagesInteractor.requestedPages, [1, 2, 3])
        XCTAssertEqual(controller.viewModel.messagesState.value.totalItems, 60)
        controller.refreshData()
        XCTAssertEqual(controller.tableView.list.items.count, 20)
        XCTAssertEqual(controller.viewModel.messages.first?.text, "1.1")
        window.close()
    }

    func testStatesAreCreatedAndReadAsBefore() {
        let state = DataState<String>(data: "a", remoteEnabled: true, remoteLoading: true)
        XCTAssertTrue(state.isLoading && !state.isGlobalLoading && !state.isEmpty)
        let collection: BehaviorRelay<CollectionState<Int>> = CollectionState.relay
        XCTAssertTrue(collection.value.isGlobalLoading && !collection.value.canLoadMore())
        collection.accept(partial: .paginationSuccess(data: [1], page: 1, totalPages: 2, totalItems: 2))
        XCTAssertTrue(collection.value.canLoadMore())
        XCTAssertEqual(collection.value.copy(newData: [2]).data, [2])
        let untyped = DataState<String>.relay
        XCTAssertTrue(untyped.value.localLoading && untyped.value.remoteLoading)
        let states: [ViewState.Type] = [ActionState.self, DataState<Int>.self]
        XCTAssertEqual(states.count, 2)
    }

    func testAReducerOfTheProgramsOwnIsLoaded() {
        let relay = BehaviorRelay(value: CounterState.initialState)
        let disposable = Observable.of(1, 2).load(
            with: relay,
            converter: { event in
                switch event {
                case .load: return .begin
                case .success(let data): return .add(data)
                case .error: return .fail
                }
            })
        XCTAssertEqual(relay.value, CounterState(count: 3, begun: true))
        disposable.dispose()
    }
}

struct CounterState: ViewState, Equatable {
    enum Partial: PartialState {
        case begin
        case add(Int)
        case fail
    }

    static let initialState = CounterState(count: 0, begun: false)
    var count: Int
    var begun: Bool

    func reduce(partial: Partial) -> CounterState {
        switch partial {
        case .begin: return CounterState(count: count, begun: true)
        case .add(let number): return CounterState(count: count + number, begun: begun)
        case .fail: return self
        }
    }
}
