// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing
import ViewKit

/// Children, tabs and presented screens live as in UIKit.
@MainActor struct UIKitContainmentTests {
    private let journal = Journal()

    init() { HeadlessBackend.install() }

    private func witness(_ name: String) -> Witness { Witness(name, journal) }

    // MARK: Children

    @Test func aChildOfAVisibleParentEntersBetweenItsAppearances() {
        let (parent, child) = (witness("Parent"), witness("Child"))
        let window = open(parent)
        _ = journal.take()
        parent.addChild(child)
        #expect(
            journal.take() == [
                "Child willEnter", "Child didLoad", "Child willAppear", "Child didEnter", "Child isAppearing",
                "Child didAppear",
            ])
        child.removeFromParent()
        #expect(
            journal.take() == [
                "Child willLeave", "Child willDisappear", "Child didDisappear", "Child didLeave",
            ])
        window.close()
    }

    @Test func aChildEntersWhenItsViewIsInItsParents() {
        let (parent, child) = (witness("Parent"), witness("Child"))
        var isInPlace: Bool?
        child.rx.didMoveToParent.subscribe(onNext: { [unowned child] _ in
            isInPlace = isInPlace ?? (child.view.superview != nil)
        }).disposed(by: child.disposeBag)
        parent.addChild(child)
        #expect(isInPlace == true)
    }

    @Test func childrenAppearWithTheirParentAndAllAreAppearingBeforeOneHasAppeared() {
        let parent = witness("Parent")
        parent.addChild(witness("1"))
        parent.addChild(witness("2"))
        _ = journal.take()
        let window = open(parent)
        #expect(
            journal.take() == [
                "Parent willAppear", "1 willAppear", "2 willAppear", "Parent isAppearing", "1 isAppearing",
                "2 isAppearing", "1 didAppear", "2 didAppear", "Parent didAppear",
            ])
        window.close()
    }

    @Test(arguments: [true, false])
    func aChildThatRemovesItselfBeforeItAppearsNeverAppears(_ isParentVisible: Bool) {
        let (parent, child) = (witness("Parent"), witness("Child"))
        child.onWillAppear = { $0.removeFromParent() }
        if !isParentVisible { parent.addChild(child) }
        let window = open(parent)
        if isParentVisible { parent.addChild(child) }
        #expect(parent.children.isEmpty && child.phase == .detached && child.parent == nil)
        #expect(
            journal.take().filter { $0.hasPrefix("Child") && !$0.contains("Enter") && $0 != "Child didLoad" }
                == [
                    "Child willAppear", "Child willLeave", "Child willDisappear", "Child didDisappear",
                    "Child didLeave",
                ])
        #expect(parent.phase == .visible && parent.view.children.count == 1)
        window.close()
    }

    @Test(arguments: ["willAppear", "isAppearing", "didAppear"])
    func aChildThatIsAddedWhileItsParentAppearsAppearsOnce(_ moment: String) {
        let (parent, child) = (witness("Parent"), witness("Child"))
        let add: (Witness) -> Void = { if $0.children.isEmpty { $0.addChild(child) } }
        switch moment {
        case "willAppear": parent.onWillAppear = add
        case "isAppearing": parent.onIsAppearing = add
        default: parent.onDidAppear = add
        }
        let window = open(parent)
        let calls = journal.take().filter {
            $0.hasPrefix("Child") && $0.hasSuffix("ppear") || $0.contains("Child is")
        }
        #expect(calls == ["Child willAppear", "Child isAppearing", "Child didAppear"])
        window.close()
    }

    @Test func aContainerThatIsRemovedTakesItsChildrenWithIt() {
        let (parent, top) = (witness("Parent"), witness("Top"))
        let navigation = NavigationController(root: witness("Bottom"))
        navigation.push(top)
        parent.addChild(navigation)
        let window = open(parent)
        _ = journal.take()
        navigation.removeFromParent()
        #expect(journal.take() == ["Top willDisappear", "Top didDisappear"])
        #expect(top.phase == .hidden && top.parent === navigation && navigation.phase == .detached)
        parent.addChild(navigation)
        #expect(journal.take() == ["Top willAppear", "Top isAppearing", "Top didAppear"])
        window.close()
    }

    // MARK: Tabs

    @Test func tabsThatAreSwitchedBeforeTheyAppearShowOnlyTheLastOne() {
        let (a, b) = (witness("A"), witness("B"))
        let tabs = TabController([a, b])
        tabs.select(b)
        let window = open(tabs)
        let calls = journal.take().filter { $0.hasSuffix("ppear") || $0.hasSuffix("isAppearing") }
        #expect(calls == ["B willAppear", "B isAppearing", "B didAppear"])
        tabs.select(a)
        let more = journal.take().filter { !$0.hasSuffix("didLoad") }
        #expect(
            more == [
                "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear",
            ])
        window.close()
    }

    @Test func aTabLoadsItsViewWhenItIsFirstSelected() {
        let (a, b) = (witness("A"), witness("B"))
        let tabs = TabController([a, b])
        let window = open(tabs)
        #expect(a.isViewLoaded && !b.isViewLoaded && b.viewIfLoaded == nil)
        tabs.append(witness("C"))
        #expect(!journal.take().contains("C didLoad"))
        tabs.select(b)
        #expect(journal.take().filter { $0.hasPrefix("B") }.prefix(2) == ["B didLoad", "B willAppear"])
        #expect(b.view.superview != nil && window.headless.texts.contains("B"))
        tabs.remove(tabs.viewControllers[2])
        tabs.remove(b)
        #expect(!journal.take().contains("C didLoad"))
        window.close()
    }

    @Test func aTabThatSelectsAnotherOneBeforeItAppearsIsHiddenAgain() {
        let (a, b, c) = (witness("A"), witness("B"), witness("C"))
        let tabs = TabController([a, b, c])
        let window = open(tabs)
        b.onWillAppear = { [unowned tabs] _ in tabs.select(c) }
        _ = journal.take()
        tabs.select(b)
        #expect(tabs.selected === c && c.phase == .visible)
        #expect([a, b].allSatisfy { $0.phase == .hidden })
        window.close()
    }

    // MARK: Presentation

    @Test func whatIsPresentedAboveGoesBeforeWhatPresentedIt() {
        let main = witness("Main")
        let (sheet, alert) = (witness("Sheet"), witness("Alert"))
        let window = open(main)
        main.present(sheet)
        sheet.present(alert)
        _ = journal.take()
        main.dismiss()
        #expect(
            journal.take() == [
                "Alert willDisappear", "Alert didDisappear", "Sheet willDisappear", "Sheet didDisappear",
            ])
        #expect(main.phase == .visible && main.presentedWindows.isEmpty)
        window.close()
    }

    @Test func aScreenDismissesWhatAContainerAroundItPresented() {
        let (screen, sheet) = (witness("Screen"), witness("Sheet"))
        let navigation = NavigationController(root: screen)
        let window = open(navigation)
        navigation.present(sheet)
        #expect(screen.presentedViewController === sheet && navigation.presentedViewController === sheet)
        #expect(sheet.presentingViewController === navigation && screen.presentingViewController == nil)
        screen.dismiss()
        #expect(sheet.phase == .dismissed && window.isOpen && screen.presentedViewController == nil)
        window.close()
    }

    @Test func aDetachedTabIsNotDismissedAsIfItWerePresented() {
        let (a, b) = (witness("A"), witness("B"))
        let tabs = TabController([a, b])
        let window = open(tabs)
        tabs.detachTab(b)
        a.dismiss()
        #expect(b.phase == .visible && a.presentedViewController == nil && window.isOpen)
        window.close()
    }

    @Test func aScreenKnowsWhetherItIsPresentedOrDismissed() {
        let (main, sheet) = (witness("Main"), witness("Sheet"))
        var log: [Bool] = []
        sheet.onWillAppear = { log.append($0.isBeingPresented) }
        sheet.onWillDisappear = { log.append($0.isBeingDismissed && !$0.isMovingFromParent) }
        let window = open(main)
        main.present(sheet)
        #expect(!sheet.isBeingPresented && !main.isBeingPresented)
        sheet.presentingViewController?.dismiss()
        #expect(log == [true, true] && !main.isBeingDismissed)
        window.close()
    }

    @Test func aScreenThatWasDismissedPresentsNothing() {
        let (main, sheet) = (witness("Main"), witness("Sheet"))
        let window = open(main)
        window.close()
        var isCompleted = false
        let reports = viewReports { main.present(sheet) { isCompleted = true } }
        #expect(reports.count == 1)
        #expect(reports.first?.contains("was not presented, since Witness was dismissed before") == true)
        #expect(sheet.phase == .dismissed && isCompleted && main.presentedWindows.isEmpty)
    }

    // MARK: What differs from UIKit on purpose

    @Test func aScreenHasAppearedWhileItsAnimationRuns() throws {
        HeadlessBackend.install().isAnimated = true
        defer { HeadlessBackend.install().isAnimated = false }
        let navigation = NavigationController(root: witness("A"))
        let window = open(navigation)
        let b = witness("B")
        var isInPosition = false
        navigation.push(b) { isInPosition = true }
        #expect(b.phase == .visible && journal.take().contains("B didAppear") && !isInPosition)
        try window.headless.find(HeadlessPages.self, [.pages], nil).finishAnimation()
        #expect(isInPosition)
        window.close()
    }

    @Test func aPresentedScreenLeavesItsPresenterVisible() {
        let (main, sheet) = (witness("Main"), witness("Sheet"))
        var flags: [Bool] = []
        sheet.rx.viewDidAppear.subscribe(onNext: { flags.append($0) }).disposed(by: sheet.disposeBag)
        let window = open(main)
        _ = journal.take()
        main.present(sheet)
        #expect(main.phase == .visible && flags == [false])
        #expect(!journal.take().contains { $0.hasPrefix("Main") })
        window.close()
    }

    @Test func aScreenInNoWindowPresentsBesideTheOthers() {
        let (main, lonely, sheet) = (witness("Main"), witness("Lonely"), witness("Sheet"))
        let window = open(main)
        var isCompleted = false
        lonely.present(sheet) { isCompleted = true }
        #expect(sheet.phase == .visible && isCompleted && lonely.presentedViewController === sheet)
        lonely.dismiss()
        #expect(sheet.phase == .dismissed && main.phase == .visible)
        window.close()
    }

    // MARK: Safe area

    @Test func aScreenReportsItsSafeAreaWhenItFirstAppears() {
        let (parent, child) = (witness("Parent"), witness("Child"))
        parent.additionalSafeAreaInsets = Insets(top: 40)
        var count = 0
        child.rx.viewSafeAreaInsetsDidChange.subscribe(onNext: { count += 1 }).disposed(by: child.disposeBag)
        parent.addChild(child)
        let window = open(parent)
        #expect(count == 1 && child.safeAreaInsets == Insets(top: 40))
        window.close()
    }
}
