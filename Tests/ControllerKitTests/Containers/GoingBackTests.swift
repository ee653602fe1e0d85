// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing

/// Going back in a stack, its result, and the path in the bar.
@MainActor struct GoingBackTests {
    private let list = Screen("List")
    private let detail = Screen("Detail")
    private let navigation: NavigationController
    private let window: WindowController

    init() {
        navigation = NavigationController(root: list)
        window = open(navigation)
    }

    @Test func goingBackSaysWhetherItDid() async {
        #expect(await !navigation.goBack())
        navigation.push(detail)
        detail.mayBeDismissed = false
        #expect(await !navigation.goBack())
        #expect(navigation.topViewController === detail)
        detail.mayBeDismissed = true
        #expect(await navigation.goBack())
        #expect(navigation.topViewController === list && detail.phase == .dismissed)
        window.close()
    }

    @Test func theWindowKnowsWhetherThereIsSomethingToGoBackTo() {
        #expect(!window.headless.state.canGoBack && !window.headless.requestBack())
        navigation.push(detail)
        #expect(window.headless.state.canGoBack && window.headless.requestBack())
        #expect(navigation.topViewController === list)
        #expect(!window.headless.state.canGoBack)
        window.close()
    }

    @Test func aScreenWithoutABackButtonIsLeftByTheProgramOnly() async throws {
        let last = Screen("Thank You")
        last.navigationItem.hidesBackButton = true
        navigation.push(detail)
        navigation.titleStyle = .path
        navigation.push(last)
        #expect(!navigation.canGoBack && !window.headless.state.canGoBack && !window.headless.requestBack())
        #expect(await !navigation.goBack())
        let pages = try #require(
            window.headless.content?.visibleViews.lazy.compactMap { $0 as? HeadlessPages }.first)
        #expect(pages.shown?.allowsDraggingBackward == false)
        #expect(navigation.topViewController === last)
        last.navigationItem.hidesBackButton = false
        #expect(window.headless.state.canGoBack && pages.shown?.allowsDraggingBackward == true)
        last.navigationItem.hidesBackButton = true
        navigation.pop()
        #expect(navigation.topViewController === detail && navigation.canGoBack)
        window.close()
    }

    @Test func aScreenThatReplacesTheTopOneDismissesIt() {
        weak var dead: Screen?
        let other = Screen("Other")
        do {
            let detail = Screen("Detail")
            dead = detail
            navigation.push(detail)
            navigation.replaceTop(with: other)
            #expect(detail.phase == .dismissed)
        }
        #expect(dead == nil)
        #expect(navigation.viewControllers.map(\.title) == ["List", "Other"])
        #expect(other.log == ["didLoad", "willAppear", "isAppearing", "didAppear"])
        #expect(!list.log.contains("didAppear") || list.phase == .hidden)
        // A screen of the stack comes to the top, as by push.
        navigation.replaceTop(with: list)
        #expect(navigation.viewControllers.map(\.title) == ["List"] && other.phase == .dismissed)
        let bottom = Screen("Bottom")
        navigation.replaceTop(with: bottom)
        #expect(navigation.viewControllers.map(\.title) == ["Bottom"] && list.phase == .dismissed)
        window.close()
    }

    @Test func theReplacementOfTheTopIsATransition() async {
        navigation.push(detail)
        let other = Screen("Other")
        let transition = ScreenTransition.replaceTop(with: other, on: navigation)
        #expect(transition.description == "replace the top of NavigationController with Screen")
        #expect(transition == .replaceTop(with: other, on: navigation))
        #expect(transition != .push(other, on: navigation))
        await transition.perform()
        #expect(navigation.viewControllers.map(\.title) == ["List", "Other"])
        window.close()
    }

    @Test func aPathLeadsBackOverSeveralScreens() throws {
        navigation.titleStyle = .path
        let third = Screen("Third")
        navigation.push(detail)
        navigation.push(third)
        let bar = try window.headless.pathBar()
        #expect(bar.items == ["List", "Detail", "Third"])
        third.title = "Last"
        #expect(bar.items == ["List", "Detail", "Last"])
        detail.mayBeDismissed = false
        try bar.select("List")
        #expect(navigation.topViewController === third)
        detail.mayBeDismissed = true
        try bar.select("List")
        #expect(navigation.viewControllers.map(\.title) == ["List"])
        #expect([detail, third].allSatisfy { $0.phase == .dismissed })
        #expect(throws: HeadlessError.noOption("List", options: [])) { try bar.select("List") }
        navigation.titleStyle = .title
        #expect(throws: HeadlessError.self) { try window.headless.pathBar() }
        #expect(window.headless.texts.first == "List")
        window.close()
    }

    @Test func theTitleOfTheStackIsItsOwn() {
        navigation.title = "Contacts"
        navigation.push(detail)
        #expect(window.headless.state.title == "Contacts")
        #expect(window.headless.texts.first == "Detail")
        window.close()
    }

    @Test func observersReceiveTheScreensOfAStack() {
        var stacks: [[String]] = []
        let subscription = navigation.rx.viewControllers.subscribe(onNext: { stacks.append($0.map(\.title)) })
        navigation.push(detail)
        navigation.pop()
        #expect(stacks == [["List"], ["List", "Detail"], ["List"]])
        subscription.dispose()
        window.close()
    }
}
