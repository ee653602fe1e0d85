// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing

/// The life cycle methods of the screens of a stack come in the order and the number that they have in UIKit.
@MainActor struct UIKitOrderTests {
    private let journal = Journal()

    init() { HeadlessBackend.install() }

    private func witness(_ name: String) -> Witness { Witness(name, journal) }

    @Test func aPushCallsBothScreensAsUINavigationControllerDoes() {
        let navigation = NavigationController(root: witness("A"))
        let window = open(navigation)
        _ = journal.take()
        navigation.push(witness("B"))
        #expect(
            journal.take() == [
                "B willEnter", "A willDisappear", "B didLoad", "B willAppear", "B isAppearing",
                "A didDisappear",
                "B didAppear", "B didEnter",
            ])
        window.close()
    }

    @Test func aPopCallsBothScreensAsUINavigationControllerDoes() {
        let navigation = NavigationController(root: witness("A"))
        let window = open(navigation)
        navigation.push(witness("B"))
        _ = journal.take()
        navigation.pop()
        #expect(
            journal.take() == [
                "B willLeave", "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear",
                "A didAppear",
                "B didLeave",
            ])
        window.close()
    }

    @Test func popToRootCallsOnlyTheTopAndTheBottomScreen() {
        let navigation = NavigationController(root: witness("A"))
        let window = open(navigation)
        navigation.push(witness("B"))
        navigation.push(witness("C"))
        _ = journal.take()
        #expect(navigation.popToRoot().map(\.title) == ["B", "C"])
        #expect(
            journal.take() == [
                "C willLeave", "B willLeave", "C willDisappear", "A willAppear", "A isAppearing",
                "C didDisappear", "A didAppear", "C didLeave", "B didLeave",
            ])
        window.close()
    }

    @Test func aStackThatIsReplacedCallsTheOldAndTheNewTopScreen() {
        let a = witness("A")
        let navigation = NavigationController(root: a)
        let window = open(navigation)
        navigation.push(witness("B"))
        _ = journal.take()
        navigation.set([a, witness("C")])
        #expect(
            journal.take() == [
                "C willEnter", "B willLeave", "B willDisappear", "C didLoad", "C willAppear", "C isAppearing",
                "B didDisappear", "C didAppear", "B didLeave", "C didEnter",
            ])
        window.close()
    }

    @Test func aScreenBelowAnotherOneLoadsItsViewWhenTheUserGoesBackToIt() {
        let (a, b) = (witness("A"), witness("B"))
        let navigation = NavigationController()
        navigation.set([a, b])
        let window = open(navigation)
        #expect(b.isViewLoaded && !a.isViewLoaded && !a.isMovingToParent)
        _ = journal.take()
        navigation.pop()
        #expect(
            journal.take() == [
                "B willLeave", "B willDisappear", "A didLoad", "A willAppear", "A isAppearing",
                "B didDisappear", "A didAppear", "B didLeave",
            ])
        #expect(window.headless.texts.contains("A"))
        window.close()
    }

    @Test func theStackIsTheNewOneWhenItsScreensAreAboutToChange() {
        let (a, b) = (witness("A"), witness("B"))
        let navigation = NavigationController(root: a)
        let window = open(navigation)
        var stacks: [[String]] = []
        a.onWillDisappear = { stacks.append($0.navigationController?.viewControllers.map(\.title) ?? []) }
        b.onWillDisappear = { stacks.append($0.navigationController?.viewControllers.map(\.title) ?? []) }
        navigation.push(b)
        navigation.pop()
        #expect(stacks == [["A", "B"], ["A"]])
        window.close()
    }

    @Test func aScreenKnowsWhetherItIsPoppedOrCovered() {
        let (a, b) = (witness("A"), witness("B"))
        let navigation = NavigationController(root: a)
        let window = open(navigation)
        var log: [String] = []
        for screen in [a, b] {
            screen.onWillAppear = { log.append("\($0.name) \($0.isMovingToParent)") }
            screen.onWillDisappear = { log.append("\($0.name) \($0.isMovingFromParent)") }
        }
        navigation.push(b)
        navigation.pop()
        #expect(log == ["A false", "B true", "B true", "A false"])
        #expect(!a.isMovingToParent && !b.isMovingToParent && !b.isMovingFromParent)
        window.close()
    }

    @Test func aPushWhileAnotherOneRunsKeepsAllCallsInPairs() {
        let (a, b, c) = (witness("A"), witness("B"), witness("C"))
        let navigation = NavigationController(root: a)
        let window = open(navigation)
        _ = journal.take()
        b.onWillAppear = {
            $0.onWillAppear = nil
            $0.navigationController?.push(c)
        }
        navigation.push(b)
        #expect(navigation.viewControllers.map(\.title) == ["A", "B", "C"])
        #expect(
            journal.take() == [
                "B willEnter", "A willDisappear", "B didLoad", "B willAppear", "C willEnter",
                "B willDisappear",
                "C didLoad", "C willAppear", "C isAppearing", "B didDisappear", "C didAppear", "C didEnter",
                "A didDisappear", "B didEnter",
            ])
        #expect([a, b].allSatisfy { $0.phase == .hidden } && c.phase == .visible)
        #expect(window.headless.texts.first == "C")
        navigation.pop()
        #expect(b.phase == .visible && c.phase == .dismissed)
        window.close()
    }

    @Test func aScreenThatPopsItselfBeforeItAppearsIsReleased() {
        let (a, b) = (witness("A"), witness("B"))
        let navigation = NavigationController(root: a)
        let window = open(navigation)
        _ = journal.take()
        b.onWillAppear = { $0.navigationController?.pop() }
        navigation.push(b)
        #expect(
            journal.take() == [
                "B willEnter", "A willDisappear", "B didLoad", "B willAppear", "B willLeave",
                "B willDisappear",
                "A willAppear", "A isAppearing", "B didDisappear", "A didAppear", "B didLeave",
            ])
        #expect(
            navigation.viewControllers.map(\.title) == ["A"] && a.phase == .visible && b.phase == .dismissed)
        window.close()
    }

    @Test func aScreenThatPushesAnotherOneBeforeItIsFirstSeenIsCovered() {
        let (a, login) = (witness("A"), witness("Login"))
        let navigation = NavigationController(root: a)
        a.onWillAppear = {
            $0.onWillAppear = nil
            $0.navigationController?.push(login, animation: .instant)
        }
        let window = open(navigation)
        #expect(login.phase == .visible && a.phase == .hidden)
        #expect(
            journal.take().filter { $0.hasPrefix("A") } == [
                "A willEnter", "A didEnter", "A didLoad", "A willAppear", "A willDisappear", "A didDisappear",
            ])
        navigation.pop()
        #expect(a.phase == .visible && journal.take().last == "Login didLeave")
        window.close()
    }

    @Test func aPoppedScreenThatIsPushedAgainEntersAndAppearsAgain() {
        let b = witness("B")
        let navigation = NavigationController(root: witness("A"))
        let window = open(navigation)
        navigation.push(b)
        navigation.pop()
        _ = journal.take()
        navigation.push(b)
        #expect(b.phase == .visible && !b.isMovingFromParent)
        #expect(
            journal.take().filter { $0.hasPrefix("B") } == [
                "B willEnter", "B willAppear", "B isAppearing", "B didAppear", "B didEnter",
            ])
        let sheet = witness("Sheet")
        b.present(sheet)
        #expect(sheet.phase == .visible)
        window.close()
        #expect(sheet.phase == .dismissed)
    }
}
