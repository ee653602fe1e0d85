// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import HeadlessBackend
import RxKernel
import Testing

@MainActor struct ScreenTransitionTests {
    private let backend = HeadlessBackend.install()
    private let list = Screen("List")
    private let detail = Screen("Detail")
    private let navigation: NavigationController
    private let window: WindowController
    private var titles: [String] { navigation.viewControllers.map(\.title) }

    init() {
        navigation = NavigationController(root: list)
        window = open(navigation)
    }

    private func perform(_ transition: ScreenTransition) -> Bool {
        var count = 0
        transition.perform { count += 1 }
        return count == 1
    }

    @Test func aScreenWithoutAStepperIsContributed() throws {
        let about = Screen("About")
        #expect(
            FlowContributors.push(about, on: navigation)
                == .perform(.push(about, on: navigation), then: .viewController(about)))
        #expect(
            FlowContributors.replaceTop(with: about, on: navigation)
                == .perform(.replaceTop(with: about, on: navigation), then: .viewController(about)))
        let split = SplitController(sidebar: Screen("Side"))
        #expect(
            FlowContributors.show(about, in: split)
                == .perform(.show(about, in: split), then: .viewController(about)))
        #expect(
            FlowContributors.present(about, above: list)
                == .perform(.present(about, above: list), then: .viewController(about)))
        #expect(
            FlowContributors.presentPopover(about, above: list)
                == .perform(.presentPopover(about, above: list), then: .viewController(about)))
        // A screen with a view model is contributed with that, also as a variable of another type.
        let screen = RxViewController(viewModel: RxViewModel())
        let plain: ViewController = screen
        #expect(FlowContributors.push(plain, on: navigation) == .push(screen, on: navigation))
        #expect(FlowContributors.viewController(plain) == .viewController(plain, with: screen.viewModel))
        #expect(FlowContributors.viewController(screen) == .viewController(screen, with: screen.viewModel))
    }

    @Test func aStackIsChangedByValues() {
        #expect(perform(.push(detail, on: navigation)) && titles == ["List", "Detail"])
        #expect(perform(.pop(on: navigation)) && titles == ["List"])
        #expect(perform(.pop(on: navigation)) && titles == ["List"])
        let third = Screen("Third")
        #expect(perform(.setStack([list, detail, third], on: navigation)) && titles.count == 3)
        #expect(perform(.pop(to: detail, on: navigation)) && titles == ["List", "Detail"])
        #expect(perform(.pop(to: third, on: navigation)) && titles == ["List", "Detail"])
        #expect(perform(.popToRoot(on: navigation)) && titles == ["List"])
        window.close()
    }

    @Test func windowsPopoversAndDialogsAreOpenedByValues() throws {
        #expect(perform(.present(detail, above: list)) && detail.phase == .visible)
        #expect(perform(.dismiss(from: list)) && detail.phase == .dismissed)
        let preview = Screen("Preview")
        #expect(perform(.presentPopover(preview, above: list)) && preview.phase == .visible)
        #expect(perform(.dismiss(from: preview)) && preview.phase == .dismissed)
        let other = WindowController(root: Screen("Other"))
        #expect(perform(.openWindow(other, above: list)) && other.root.phase == .visible)
        #expect(perform(.closeWindow(other)) && other.root.phase == .dismissed)
        window.close()
    }

    @Test func tabsAndDetailsAreChosenByValues() {
        let tabs = TabController([Screen("One"), detail])
        let split = SplitController(sidebar: Screen("Sidebar"))
        #expect(perform(.select(detail, in: tabs)) && tabs.selected === detail)
        #expect(perform(.show(tabs, in: split)) && split.detail === tabs)
        window.close()
    }

    @Test func valuesAreEqualWhenTheyDoTheSameWithTheSameScreens() {
        let push = ScreenTransition.push(detail, on: navigation)
        #expect(push == .push(detail, on: navigation))
        #expect(push != .push(list, on: navigation))
        #expect(push != .push(detail, on: navigation, animation: .instant))
        #expect(push != .pop(to: detail, on: navigation))
        let answer = FlowContributors.push(detail, with: NoneStepper(), on: navigation)
        #expect(answer == .push(detail, with: NoneStepper(), on: navigation))
        #expect(answer != .push(list, with: NoneStepper(), on: navigation))
        window.close()
    }

    @Test func valuesPrintWhatTheyDo() {
        func text(_ transition: ScreenTransition) -> String { transition.description }
        #expect(text(.push(list, on: navigation)) == "push Screen on NavigationController")
        #expect(
            text(.pop(on: navigation, animation: .cover(.up))) == "pop on NavigationController, cover up")
        #expect(
            text(.setStack([list, detail], on: navigation))
                == "set Screen, Screen on NavigationController, instant")
        #expect(text(.present(detail, above: list)) == "present Screen above Screen")
        #expect(text(.closeWindow(window)) == "close a window with NavigationController")
        #expect(text(.show(Alert("Saved"))) == "show \"Saved\"")
        #expect(FlowContributors.pop(on: navigation).description == "pop on NavigationController, then none")
        window.close()
    }

    @Test func aTransitionIsDoneWhenNothingMovesAnyMore() async throws {
        backend.isAnimated = true
        var isDone = false
        let transition = ScreenTransition.push(detail, on: navigation)
        let task = Task { @MainActor in
            await transition.perform()
            isDone = true
        }
        while navigation.topViewController !== detail { await Task.yield() }
        #expect(!isDone && detail.phase == .visible)
        try stack.finishAnimation()
        await task.value
        #expect(isDone)
        window.close()
    }

    @Test func aScreenGoesInTheReverseOfTheWayItCame() throws {
        backend.isAnimated = true
        navigation.push(detail, animation: .cover(.up))
        #expect(try stack.animation == .cover(.up))
        navigation.push(Screen("Third"))
        #expect(try stack.animation == .slide(.forward))
        window.headless.requestBack()
        #expect(try stack.animation == .slide(.backward))
        window.headless.requestBack()
        #expect(try stack.animation == .uncover(.down))
        window.close()
    }

    private var stack: HeadlessPages {
        get throws {
            try #require(
                window.headless.content?.visibleViews.lazy.compactMap { $0 as? HeadlessPages }.first)
        }
    }
}

// MARK: - Answered by flows

@MainActor struct FlowTransitionTests {
    enum PageStep: Step, Equatable { case show(String), back, home, select(String), preview, tell, end }

    final class ViewModel: RxViewModel {
        private let first: any Step
        init(_ first: any Step = NoneStep()) { self.first = first }
        override var initialStep: any Step { first }
    }

    final class Page: RxViewController<ViewModel> {
        init(_ title: String, startingAt step: any Step = NoneStep()) {
            super.init(viewModel: ViewModel(step))
            self.title = title
        }
    }

    final class PageFlow: Flow {
        let navigation: NavigationController
        let window: WindowController
        var root: any Presentable { navigation }
        var titles: [String] { navigation.viewControllers.map(\.title) }
        var startedAt: [String] = []
        let backend = HeadlessBackend.install()

        init() {
            navigation = NavigationController(root: Page("Home"))
            window = open(navigation)
        }

        func navigate(to step: PageStep) -> FlowContributors {
            startedAt.append(titles.joined(separator: "/"))
            switch step {
            case .show(let title): return .push(Page(title), on: navigation)
            case .back: return .pop(on: navigation)
            case .home: return .popToRoot(on: navigation)
            case .select(let title):
                return .perform(
                    .popToRoot(on: navigation), .push(Page(title), on: navigation),
                    then: .one(flowContributor: .forwardToCurrentFlow(withStep: PageStep.tell)))
            case .preview:
                return .presentPopover(Page("Preview"), above: navigation.viewControllers[0])
            case .tell: return .show(Alert("Here you are"))
            case .end: return .perform(.popToRoot(on: navigation), then: .end)
            }
        }
    }

    @Test func aFlowIsTestedByItsAnswersAndTransitions() throws {
        var flow: PageFlow! = PageFlow()
        let tester = FlowTester(flow)
        #expect(
            tester.send(PageStep.show("Ada")).description
                == "push Page on NavigationController, then Page with ViewModel")
        #expect(tester.send(PageStep.back) == .pop(on: flow.navigation))
        tester.send(PageStep.preview)
        tester.send(PageStep.end)
        #expect(
            tester.transitions == [
                "push Page on NavigationController", "pop on NavigationController",
                "present Page in a popover above Page", "pop to root on NavigationController",
            ])
        #expect(tester.journal.contains { $0.description.hasSuffix("PageFlow: pop on NavigationController") })
        #expect(tester.isEnded)
        flow.window.close()
        flow = nil
        try tester.assertReleased()
    }

    @Test func aTransitionBeginsWhenTheOneBeforeIsDoneAndItsScreenIsListenedToThen() throws {
        var flow: PageFlow! = PageFlow()
        flow.backend.isAnimated = true
        let tester = FlowTester(flow)
        let stack = try #require(
            flow.window.headless.content?.visibleViews.lazy.compactMap { $0 as? HeadlessPages }.first)
        tester.send(PageStep.show("A"))
        tester.send(PageStep.show("B"))
        tester.send(PageStep.end)
        #expect(flow.titles == ["Home", "A"])
        #expect(tester.ownership?.children.map(\.isVisible) == [true])
        stack.finishAnimation()
        #expect(flow.titles == ["Home", "A", "B"])
        #expect(tester.ownership?.children.map(\.isVisible) == [false, true])
        #expect(!tester.isEnded)
        stack.finishAnimation()
        #expect(flow.titles == ["Home"] && tester.isEnded)
        stack.finishAnimation()
        flow.window.close()
        flow = nil
        try tester.assertReleased()
    }

    @Test func theInitialStepOfAPushedScreenIsNotLost() {
        final class ShowFlow: Flow {
            let navigation: NavigationController
            var root: any Presentable { navigation }
            init(_ navigation: NavigationController) { self.navigation = navigation }
            func navigate(to step: PageStep) -> FlowContributors {
                step == .home
                    ? .push(Page("First", startingAt: PageStep.tell), on: navigation) : .none
            }
        }
        let window = PageFlow().window
        let tester = FlowTester(ShowFlow(window.root as! NavigationController))
        tester.send(PageStep.home)
        #expect(tester.steps as? [PageStep] == [.home, .tell])
        #expect(tester.reports.isEmpty)
        window.close()
    }

    @Test func severalTransitionsAreOneAnswer() async {
        let flow = PageFlow()
        let tester = FlowTester(flow)
        tester.send(PageStep.show("A"))
        tester.send(PageStep.select("B"))
        #expect(flow.titles == ["Home", "B"])
        #expect(
            tester.transitions.suffix(2) == [
                "pop to root on NavigationController", "push Page on NavigationController",
            ])
        while tester.steps.count < 3 { await Task.yield() }
        #expect(flow.window.headless.dialogs.map(\.title) == ["Here you are"])
        flow.window.close()
    }
}
