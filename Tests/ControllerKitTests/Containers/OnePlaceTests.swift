// SPDX-License-Identifier: MIT

import HeadlessBackend
import Testing
import ViewKit

@testable import ControllerKit

/// A screen is in one container, window or popover at a time.
@MainActor final class OnePlaceTests {
    private let backend = HeadlessBackend.install()
    private let stack: NavigationController
    private let list = Screen("List")
    private let page = Screen("Page")
    private let main: WindowController
    private var reports: [String] = []
    private let handler = ViewReport.handler

    init() {
        stack = NavigationController(root: list)
        main = open(stack)
        ViewReport.handler = { [unowned self] in reports.append("\($0)") }
    }

    isolated deinit {
        ViewReport.handler = handler
        for window in backend.windows.reversed() { window.requestClose() }
    }

    /// The number of windows and popovers in which the page is visible.
    private var shown: Int {
        backend.windows.count { $0.texts.contains("Page") }
    }

    // MARK: Presented twice

    @Test func aSheetThatIsPresentedTwiceIsShownOnce() {
        list.present(page, as: .sheet)
        list.present(page, as: .sheet)
        #expect(backend.windows.count == 2 && page.phase == .visible)
        #expect(
            reports == [
                "Screen: Screen was not presented above Screen in the window \"List\", since it is in the window \"Page\" above Screen. "
                    + "A screen is in one place: dismiss it first, or create another one."
            ])
        page.dismiss()
        #expect(backend.windows.count == 1 && page.phase == .dismissed && list.phase == .visible)
        list.present(page, as: .sheet)
        #expect(backend.windows.count == 2 && page.phase == .visible && reports.count == 1)
    }

    @Test func aQuestionAboveAWindowThatWasRefusedIsCancelled() {
        list.present(page, as: .sheet)
        let refused = open(page)
        var answers: [Int?] = []
        _ = refused.window.show(Alert("Save?", actions: [.normal("Save")])) { answers.append($0) }
        #expect(answers == [nil] && reports.count == 1 && page.phase == .visible)
    }

    @Test func aPopoverThatIsPresentedTwiceIsShownOnce() {
        let first = list.presentPopover(page)
        let second = list.presentPopover(page)
        #expect(main.headless.popovers.count == 1 && page.phase == .visible && reports.count == 1)
        #expect(list.presentedPopovers.map { $0 === first } == [true])
        var isDismissed = false
        second.rxDismissed.subscribe(onSuccess: { isDismissed = true }).disposed(by: list.disposeBag)
        #expect(isDismissed, "a flow that has contributed the second popover releases it")
        first.close()
        #expect(page.phase == .dismissed && list.phase == .visible)
    }

    @Test func aWindowIsNotOpenedWithAScreenOfAnotherWindow() {
        let window = WindowController(root: list)
        var completions = 0
        window.present { completions += 1 }
        #expect(backend.windows.count == 1 && !window.isOpen && completions == 1)
        #expect(
            reports == [
                "Screen: Screen was not shown in a window of its own, since it is in NavigationController in the window \"List\". "
                    + "A screen is in one place: dismiss it first, or create another one."
            ])
        #expect(list.phase == .visible && list.window === main)
        _ = open(stack)
        #expect(backend.windows.count == 1 && main.isOpen && stack.window === main && reports.count == 2)
    }

    // MARK: Presented from a container

    enum Place: CaseIterable { case stack, covered, tab, hiddenTab, page, detail, sidebar, child }

    /// Puts the page into a container in the window, and returns the container.
    private func put(in place: Place) -> ViewController {
        let container: ViewController
        switch place {
        case .stack:
            stack.push(page)
            return stack
        case .covered:
            stack.push(page)
            stack.push(Screen("Top"))
            return stack
        case .tab: container = TabController([page, Screen("Other")])
        case .hiddenTab: container = TabController([Screen("Other"), page])
        case .page: container = PageController([page, Screen("Other")])
        case .detail:
            let split = SplitController(sidebar: Screen("Side"))
            split.show(page)
            container = split
        case .sidebar: container = SplitController(sidebar: page)
        case .child:
            container = Screen("Parent")
            container.addChild(page)
        }
        stack.push(container)
        return container
    }

    @Test(arguments: Place.allCases) func aScreenInAContainerIsNotPresented(_ place: Place) {
        let container = put(in: place)
        let phase = page.phase
        list.present(page)
        list.present(page, as: .sheet)
        list.presentPopover(page)
        container.presentPopover(page)
        WindowController(root: page).present(above: list)
        #expect(backend.windows.count == 1 && main.headless.popovers.isEmpty)
        #expect(page.parent === container && page.phase == phase)
        #expect(reports.count == 5)
        for report in reports {
            #expect(
                report.contains("it is in \(type(of: container)) in the window \"\(stack.displayTitle)\""))
        }
    }

    // MARK: Moved into a container

    enum Origin: CaseIterable { case sheet, dialog, popover, window, stack, tab, detail, child }
    enum Target: CaseIterable {
        case push, replaceTop, setStack, select, append, setTabs, showDetail, addChild, embed, replaceChild
    }

    @Test(arguments: Origin.allCases, Target.allCases)
    func aScreenMovesToTheContainerThatItIsAddedTo(_ origin: Origin, _ target: Target) {
        var old: ViewController?
        switch origin {
        case .sheet: list.present(page, as: .sheet)
        case .dialog: list.present(page)
        case .popover: list.presentPopover(page)
        case .window: WindowController(root: page).present(above: list)
        case .stack: old = put(in: .stack)
        case .tab: old = put(in: .tab)
        case .detail: old = put(in: .detail)
        case .child: old = put(in: .child)
        }
        #expect(page.phase == .visible)
        let other = NavigationController(root: Screen("Bottom"))
        let tabs = TabController([Screen("First")])
        let split = SplitController(sidebar: Screen("Side"))
        let parent = Screen("Parent")
        let child = Screen("Child")
        parent.addChild(child)
        let container: ViewController =
            switch target {
            case .push, .replaceTop, .setStack: other
            case .select, .append, .setTabs: tabs
            case .showDetail: split
            case .addChild, .embed, .replaceChild: parent
            }
        let window = open(container)
        switch target {
        case .push: other.push(page)
        case .replaceTop: other.replaceTop(with: page)
        case .setStack: other.set([page])
        case .select: tabs.select(page)
        case .append:
            tabs.append(page)
            tabs.select(page)
        case .setTabs: tabs.set([page])
        case .showDetail: split.show(page)
        case .addChild: parent.addChild(page)
        case .embed: parent.addChild(page, to: parent.view)
        case .replaceChild: parent.replaceChild(child, with: page)
        }
        #expect(page.parent === container && page.phase == .visible && page.window === window)
        #expect(page.log.suffix(3) == ["willAppear", "isAppearing", "didAppear"])
        #expect(shown == 1 && backend.windows.count == 2, "\(backend.windows.map(\.description))")
        #expect(list.presentedViewController == nil && main.headless.popovers.isEmpty)
        #expect(old?.children.contains { $0 === page } != true && reports.isEmpty)
        if origin == .stack { #expect(stack.viewControllers.map(\.title) == ["List"]) }
        window.close()
        #expect(page.phase == .dismissed && backend.windows.count == 1 && list.phase != .dismissed)
    }

    /// A step that the screen emits afterwards reaches the flow that contributed it.
    @Test func aScreenThatMovesOutOfASheetIsNotDismissed() {
        var isDismissed = false
        page.rxDismissed.subscribe(onSuccess: { isDismissed = true }).disposed(by: page.disposeBag)
        list.present(page, as: .sheet)
        let sheet = page.window
        stack.push(page)
        #expect(!isDismissed && sheet?.isOpen == false && stack.topViewController === page)
        stack.pop()
        #expect(isDismissed)
    }

    @Test func theWindowThatAMovedScreenPresentedStays() {
        list.present(page, as: .sheet)
        let above = Screen("Above")
        page.present(above)
        stack.push(page)
        #expect(above.phase == .visible && above.window?.window.parent === main.window)
        stack.pop()
        #expect(above.phase == .dismissed && backend.windows.count == 1)
    }

    // MARK: Refused

    @Test func aContainerDoesNotContainItself() {
        let inner = NavigationController(root: page)
        let tabs = TabController([inner])
        stack.push(tabs)
        inner.push(inner)
        inner.push(stack)
        inner.push(tabs)
        inner.set([page, tabs])
        tabs.select(tabs)
        page.addChild(tabs)
        #expect(reports.count == 6)
        #expect(reports.first?.contains("NavigationController") == true)
        #expect(inner.viewControllers == [page] && tabs.viewControllers == [inner])
        #expect(stack.viewControllers.count == 2 && page.phase == .visible)
    }

    @Test func aPresenterIsNotPushedInTheSheetThatItPresents() {
        let inner = NavigationController(root: page)
        list.present(inner, as: .sheet)
        inner.push(list)
        inner.push(stack)
        #expect(reports.count == 2 && inner.viewControllers == [page] && stack.viewControllers == [list])
        #expect(list.phase == .visible && page.phase == .visible && backend.windows.count == 2)
    }

    @Test func theScreenOfAWindowThatNoScreenHasPresentedStaysThere() {
        let other = open(page)
        stack.push(page)
        #expect(page.window === other && page.phase == .visible && stack.viewControllers == [list])
        #expect(
            reports == [
                "NavigationController: Screen was not added, since it fills the window \"Page\", which would be empty. "
                    + "Close the window first, or create another screen."
            ])
    }

    @Test func theColumnsOfASplitViewStayWhereTheyAre() {
        let (side, middle) = (Screen("Side"), Screen("Middle"))
        let split = SplitController(sidebar: side, supplementary: middle)
        stack.push(split)
        split.show(side)
        split.show(middle)
        #expect(split.details.isEmpty && reports.count == 2)
        stack.push(side)
        TabController().append(middle)
        #expect(side.parent === split && middle.parent === split && reports.count >= 4)
        #expect(stack.topViewController === split)
        let twice = SplitController(sidebar: page, supplementary: page)
        #expect(twice.supplementary == nil && twice.children == [page])
    }

    @Test func aScreenIsOnceInAContainer() {
        let other = Screen("Other")
        stack.set([list, page, list, page])
        #expect(stack.viewControllers == [list, page] && stack.children.count == 2 && reports.count == 1)
        let tabs = TabController([page, other, page])
        #expect(tabs.viewControllers == [page, other] && reports.count == 2)
        tabs.set([other, other])
        #expect(tabs.viewControllers == [other] && reports.count == 3)
        #expect(stack.viewControllers == [list], "the page has moved to the tabs")
    }
}

extension ViewController {
    fileprivate static func == (left: ViewController, right: ViewController) -> Bool { left === right }
}

private func == (left: [ViewController], right: [ViewController]) -> Bool {
    left.elementsEqual(right) { $0 === $1 }
}
