// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import FlowKit
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// Steps that a screen emits while it appears, before its flow has observed it.
@MainActor struct EarlyStepTests {
    enum ShopStep: Step, Equatable { case start, early, second, next }

    enum Moment: CaseIterable { case didLoad, willAppear, isAppearing, didAppear }

    final class PageViewModel: RxViewModel {}

    final class Page: RxViewController<PageViewModel> {
        private let moment: Moment?
        private let step: ShopStep

        init(_ name: String, at moment: Moment?, _ step: ShopStep = .early) {
            (self.moment, self.step) = (moment, step)
            super.init(viewModel: PageViewModel())
            title = name
        }
        override func subviews() -> [any View] { [Label(title)] }
        override func viewDidLoad() {
            super.viewDidLoad()
            emit(.didLoad)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            emit(.willAppear)
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            emit(.isAppearing)
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            emit(.didAppear)
        }
        private func emit(_ moment: Moment) {
            if moment == self.moment { viewModel.steps.accept(step) }
        }
    }

    /// A flow whose answers a test gives.
    final class ShopFlow: Flow {
        let navigation = NavigationController(root: Page("Bottom", at: nil))
        let answer: @MainActor (ShopStep, ShopFlow) -> FlowContributors
        var navigated: [ShopStep] = []
        var root: any Presentable { navigation }
        init(_ answer: @escaping @MainActor (ShopStep, ShopFlow) -> FlowContributors) { self.answer = answer }
        func navigate(to step: ShopStep) -> FlowContributors {
            navigated.append(step)
            return answer(step, self)
        }
    }

    enum Form: CaseIterable { case push, transition, sheet, popover, twoTransitions, childFlow, part, second }

    @Test(arguments: Moment.allCases, Form.allCases)
    func aStepThatIsEmittedWhileAScreenAppearsIsNavigated(_ moment: Moment, _ form: Form) async throws {
        let app = HeadlessApp(
            ShopFlow { step, flow in
                guard step == .start else { return .none }
                let page = Page("Page", at: form == .part ? nil : moment)
                switch form {
                case .push:
                    flow.navigation.push(page)
                    return .viewController(page)
                case .transition: return .push(page, on: flow.navigation)
                case .sheet: return .present(page, above: flow.navigation, as: .sheet)
                case .popover: return .presentPopover(page, above: flow.navigation)
                case .twoTransitions:
                    return .perform(
                        .push(Page("Below", at: nil), on: flow.navigation), .push(page, on: flow.navigation),
                        then: .viewController(page))
                case .childFlow:
                    flow.navigation.push(page)
                    let child = ShopFlow { _, _ in .end(forwardToParentFlowWithStep: ShopStep.next) }
                    return .one(
                        flowContributor: .contribute(
                            withNextPresentable: child, withNextStepper: page.viewModel))
                case .part:
                    page.addChild(Page("Part", at: moment))
                    return .push(page, on: flow.navigation)
                case .second:
                    flow.navigation.push(page)
                    return .multiple(flowContributors: [
                        .viewController(flow.navigation, with: NoneStepper()),
                        .viewController(flow.navigation, with: OneStepper(withSingleStep: ShopStep.second)),
                        .viewController(page),
                    ])
                }
            }, startingAt: ShopStep.start)
        await app.settle(within: .seconds(5)) { app.steps.count > (form == .second ? 2 : 1) }
        let expected: [ShopStep] =
            switch form {
            case .second: [.start, .second, .early]
            case .childFlow: [.start, .next]
            default: [.start, .early]
            }
        #expect(app.steps == expected, "\(app.flowReports) \(app.controllerReports)")
        #expect(app.controllerReports.isEmpty && app.flowReports.isEmpty)
        while !app.windows.isEmpty { try app.closeWindow() }
    }

    @Test func aStepOfAScreenThatIsNotContributedIsReportedOnce() async throws {
        let app = HeadlessApp(
            ShopFlow { _, flow in
                flow.navigation.push(Page("Page", at: .didAppear))
                return .none
            }, startingAt: ShopStep.start)
        #expect(app.controllerReports.map(\.reason) == [.stepLost(step: "early")])
        #expect(app.steps == [.start])
        while !app.windows.isEmpty { try app.closeWindow() }
    }

    @Test func aStepFromAnotherThreadThatNothingObservesIsReported() async throws {
        let app = HeadlessApp(ShopFlow { _, _ in .none }, startingAt: ShopStep.start)
        let viewModel = app.session.perform { PageViewModel() }
        let steps = viewModel.steps
        await Task.detached { steps.accept(ShopStep.early) }.value
        await app.settle(within: .seconds(5)) { !app.controllerReports.isEmpty }
        #expect(app.controllerReports.map(\.reason) == [.stepLost(step: "early")])
        while !app.windows.isEmpty { try app.closeWindow() }
        withExtendedLifetime(viewModel) {}
    }

    /// The initial step of a screen comes first, and the screen is ready when its earlier steps have been sent.
    @Test func earlyStepsComeInOrderAfterTheInitialStep() async throws {
        final class Model: RxViewModel {
            override var initialStep: any Step { ShopStep.second }
            override func readyToEmitSteps() { steps.accept(ShopStep.next) }
        }
        final class Screen: RxViewController<Model> {
            override func subviews() -> [any View] { [Label("Screen")] }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                viewModel.steps.accept(ShopStep.early)
            }
        }
        let app = HeadlessApp(
            ShopFlow { step, flow in
                step == .start ? .push(Screen(viewModel: Model()), on: flow.navigation) : .none
            }, startingAt: ShopStep.start)
        #expect(app.steps == [.start, .second, .early, .next])
        while !app.windows.isEmpty { try app.closeWindow() }
    }
}
