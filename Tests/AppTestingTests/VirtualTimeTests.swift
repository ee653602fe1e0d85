// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

private final class SearchViewModel: RxViewModel {
    let text = PublishRelay<String>()
    let background = ConcurrentDispatchQueueScheduler(qos: .userInitiated)

    /// A search that starts 300 ms after the user has stopped typing. The result arrives a second later.
    var results: Observable<String> {
        text.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
            .observe(on: MainScheduler.asyncInstance)
            .flatMapLatest { [background] text in
                Observable.just("results for \(text)").delay(.seconds(1), scheduler: background)
            }
            .observe(on: MainScheduler.instance)
    }

    var seconds: Observable<Int> { Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance) }
}

private final class SearchController: RxViewController<SearchViewModel> {
    private let field = TextField(placeholder: "Search")
    private let result = Label().with { $0.identifier = "result" }
    private let clock = Label().with { $0.identifier = "clock" }

    override func subviews() -> [any View] { [field, result, clock] }
    override func bind() -> [any Disposable] {
        [
            field.rx.text.orEmpty.skip(1).bind(to: viewModel.text),
            viewModel.results.bind(to: result.rx.text),
            viewModel.seconds.map { "\($0 + 1) s" }.bind(to: clock.rx.text),
        ]
    }
}

private final class SearchFlow: Flow {
    enum SearchStep: Step { case search, more }
    let navigation = NavigationController()
    var root: any Presentable { navigation }

    func navigate(to step: SearchStep) -> FlowContributors {
        let controller = SearchController(viewModel: SearchViewModel())
        navigation.push(controller)
        return .viewController(controller)
    }
}

/// The whole suite takes milliseconds, whatever time passes in the application.
@MainActor struct VirtualTimeTests {
    @Test func debouncesDelaysAndTimersFollowTheTime() async throws {
        let app = HeadlessApp(SearchFlow(), startingAt: SearchFlow.SearchStep.search, time: .virtual)
        try app.textField("Search").type("a")
        try await app.advance(by: .milliseconds(200))
        try app.textField("Search").type("ab")
        try await app.advance(by: .milliseconds(299))
        #expect(try app.label("result").text == "")
        try await app.advance(by: .milliseconds(1))
        #expect(try app.label("result").text == "")
        try await app.advance(by: .milliseconds(999))
        #expect(try app.label("result").text == "")
        try await app.advance(by: .milliseconds(1))
        #expect(try app.label("result").text == "results for ab")
        #expect(try app.label("clock").text == "1 s")
        try await app.advance(by: .seconds(3_600))
        #expect(try app.label("clock").text == "3601 s")
        try app.closeWindow()
        #expect(app.retainedObjects == [])
    }

    @Test func animationsFollowTheTime() async throws {
        let flow = SearchFlow()
        let app = HeadlessApp(flow, startingAt: SearchFlow.SearchStep.search, time: .virtual)
        var isInPosition = false
        flow.navigation.push(
            SearchController(viewModel: SearchViewModel()),
            animation: PageAnimation(.slide(.forward), milliseconds: 250)
        ) { isInPosition = true }
        try await app.advance(by: .milliseconds(249))
        #expect(!isInPosition)
        try await app.advance(by: .milliseconds(1))
        #expect(isInPosition)
        try app.closeWindow()
    }

    @Test func realTimeCannotBeAdvanced() async throws {
        let app = HeadlessApp(SearchFlow(), startingAt: SearchFlow.SearchStep.search)
        let line = #line + 1
        let error = await #expect(throws: HeadlessError.self) { try await app.advance(by: .seconds(1)) }
        #expect(
            error?.description
                == "AppTestingTests/VirtualTimeTests.swift:\(line): advance(by:) needs virtual time. Create the application with time: "
                + ".virtual.")
        try app.closeWindow()
    }
}
