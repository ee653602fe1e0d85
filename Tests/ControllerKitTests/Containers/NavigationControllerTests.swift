// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing

@MainActor struct NavigationControllerTests {
    private let list = Screen("List")
    private let detail = Screen("Detail")
    private let navigation: NavigationController
    private let window: WindowController

    init() {
        navigation = NavigationController(root: list)
        window = open(navigation, header: .plain)
    }

    @Test func pushingHidesTheScreenBelowWithoutDismissingIt() {
        navigation.push(detail)
        #expect(list.log.suffix(2) == ["willDisappear", "didDisappear"])
        #expect(detail.log == ["didLoad", "willAppear", "isAppearing", "didAppear"])
        #expect(list.phase == .hidden)
        #expect(detail.phase == .visible)
        #expect(window.headless.texts == ["Detail", "Detail"])
        #expect(window.headless.state.title == "Detail")
        window.close()
    }

    @Test(arguments: ["pop", "back button", "Alt+Left", "mouse"])
    func allWaysBackAreOne(_ way: String) throws {
        var detail: Screen? = Screen("Detail")
        weak let dead = detail
        navigation.push(detail!)
        var dismissals = 0
        let subscription = detail!.rxDismissed.subscribe(onSuccess: { dismissals += 1 })
        detail = nil
        switch way {
        case "pop": navigation.pop()
        case "back button": try window.headless.button("Back").tap()
        case "Alt+Left": try window.headless.press("<Alt>Left")
        default: window.headless.requestBack()
        }
        #expect(dismissals == 1)
        #expect(dead == nil)
        #expect(list.phase == .visible)
        #expect(navigation.viewControllers.count == 1)
        subscription.dispose()
        window.close()
    }

    @Test func theBottomScreenStays() throws {
        #expect(navigation.pop() == nil)
        window.headless.requestBack()
        #expect(navigation.viewControllers.count == 1)
        #expect(throws: HeadlessError.self) { try window.headless.button("Back") }
        window.close()
    }

    @Test func aScreenMayRefuseToBeLeft() {
        navigation.push(detail)
        detail.mayBeDismissed = false
        window.headless.requestBack()
        #expect(navigation.topViewController === detail)
        window.headless.requestClose()
        #expect(window.isOpen)
        navigation.pop()
        #expect(navigation.topViewController === list)
        window.close()
    }

    @Test func popToGoesBackOverSeveralScreens() {
        let third = Screen("Third")
        navigation.push(detail)
        navigation.push(third)
        let gone = navigation.popToRoot()
        #expect(gone.map(\.title) == ["Detail", "Third"])
        #expect(detail.phase == .dismissed)
        #expect(third.phase == .dismissed)
        window.close()
    }

    @Test func aScreenIsInTheStackOnce() {
        navigation.push(detail)
        navigation.push(Screen("Third"))
        navigation.push(detail)
        #expect(navigation.viewControllers.map(\.title) == ["List", "Detail"])
        navigation.push(detail)
        #expect(navigation.viewControllers.map(\.title) == ["List", "Detail"])
        #expect(detail.phase == .visible)
        window.close()
    }

    @Test func replacingTheStackKeepsWhatStays() {
        navigation.push(detail)
        let other = Screen("Other")
        navigation.set([list, other])
        #expect(detail.phase == .dismissed)
        #expect(list.phase == .hidden)
        #expect(other.phase == .visible)
        #expect(detail.log.count(where: { $0 == "didLoad" }) == 1)
        window.close()
    }

    @Test func theTitleFollowsTheScreen() {
        list.title = "Contacts"
        #expect(window.headless.state.title == "Contacts")
        #expect(window.headless.texts.contains("Contacts"))
        window.close()
    }

    @Test func closingTheWindowDismissesEveryScreen() {
        navigation.push(detail)
        window.headless.requestClose()
        #expect(list.phase == .dismissed)
        #expect(detail.phase == .dismissed)
        #expect(navigation.phase == .dismissed)
    }
}
