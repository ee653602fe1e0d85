// SPDX-License-Identifier: MIT

import ControllerKit
import Foundation
import HeadlessBackend
import XCTest

final class ProgramTests: XCTestCase {
    private struct Refused: Error {}

    /// Replaces what differs on purpose, and ignores white space. Returns whether the program is the rest of its file.
    private func assertIsOriginal(
        _ original: String, _ program: String, _ changes: [(String, String)], line: UInt = #line
    ) throws {
        var original = original
        for (old, new) in changes {
            XCTAssertTrue(original.contains(old), "“\(old)” is not in the original.", line: line)
            original = original.replacingOccurrences(of: old, with: new)
        }
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: program)
        let source = try String(contentsOf: file, encoding: .utf8)
        XCTAssertTrue(
            source.filter { !$0.isWhitespace }.hasSuffix(original.filter { !$0.isWhitespace }),
            "\(program) is not the original with these changes.", line: line)
    }

    func testTheProgramsAreTheOnesOfTheDocumentation() throws {
        try assertIsOriginal(
            Originals.profile, "ProfileProgram.swift",
            [
                (": UIViewController", ": ViewController"),
                ("@IBOutlet weak var addButton: UIButton!", "let addButton = Button(\"Add\")"),
            ])
        try assertIsOriginal(
            Originals.messages, "MessagesProgram.swift",
            [
                (": UIViewController", ": ViewController"),
                (
                    "@IBOutlet weak var tableView: PagedUITableView!",
                    "let tableView = PagedListView<Message>(ListView(cell: { Label() }, configure: { $0.text = $1.text }))"
                ),
                ("PagedUITableViewDataSource {", "PagedDataSource {"),
                // The three errors of the text.
                ("_ input: ProfileInput", "_ input: MessagesInput"),
                ("extension ProfileViewController", "extension MessagesViewController"),
                (
                    """
                      // don't forget the required function to conform to UITableViewDataSource
                      // such as for example:
                      func numberOfSections(in tableView: UITableView) {
                        return viewModel.messages
                      }

                      // and add the two extras from PagedUITableViewDataSource

                    """, ""
                ),
            ])
    }

    /// Shows a controller in a window, with a view.
    @MainActor
    private func show(_ controller: ViewController, _ view: any View) -> WindowController {
        controller.view.addSubview(view)
        let window = WindowController(root: controller)
        window.present()
        return window
    }

    @MainActor
    func testTheProfileShowsTheUserAndTheOutputOfTheAction() throws {
        let backend = HeadlessBackend.install()
        printed = []
        let controller = ProfileViewController()
        let window = show(controller, controller.addButton)
        XCTAssertEqual(controller.title, "")
        controller.viewModel.userInteractor.users.onNext(User(name: "Ada"))
        XCTAssertEqual(controller.title, "Ada")

        try backend.windows[0].button("Add").tap()
        XCTAssertTrue(controller.viewModel.addState.value.loading)
        controller.viewModel.userInteractor.additions.onNext(())
        XCTAssertEqual(printed, ["User has been added successfully"])
        XCTAssertFalse(controller.viewModel.addState.value.loading)
        window.close()
    }

    @MainActor
    func testAProfileThatCannotBeFetchedIsAnError() {
        HeadlessBackend.install()
        let controller = ProfileViewController()
        let window = show(controller, controller.addButton)
        controller.viewModel.userInteractor.users.onError(Refused())
        XCTAssertEqual(controller.title, "")
        XCTAssertFalse(controller.viewModel.userState.value.isGlobalLoading)
        XCTAssertNotNil(controller.viewModel.userState.value.globalError)
        window.close()
    }

    @MainActor
    func testTheProfileIsReleasedWithItsController() throws {
        let backend = HeadlessBackend.install()
        var controller: ProfileViewController? = ProfileViewController()
        weak let viewModel = controller?.viewModel
        weak let released = controller
        var window = controller.map { show($0, $0.addButton) }
        try backend.windows[0].button("Add").tap()
        let interactor = controller?.viewModel.userInteractor
        XCTAssertEqual(interactor?.additions.hasObservers, true)
        window?.close()
        (window, controller) = (nil, nil)
        XCTAssertNil(released)
        XCTAssertNil(viewModel)
        XCTAssertEqual(interactor?.users.hasObservers, false)
        XCTAssertEqual(interactor?.additions.hasObservers, false)
    }

    @MainActor
    func testTheMessagesAreLoadedPageByPage() async throws {
        let backend = HeadlessBackend.install()
        let controller = MessagesViewController()
        let window = show(controller, controller.tableView)
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
