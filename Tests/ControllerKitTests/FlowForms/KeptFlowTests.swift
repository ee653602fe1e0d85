// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// Flows that their parent keeps and runs again.
@MainActor struct KeptFlowTests {
    enum ShopStep: Step, Equatable { case start, child, detail, done, childDone }

    final class PageViewModel: RxViewModel {}

    final class Page: RxViewController<PageViewModel> {
        init(_ name: String) {
            super.init(viewModel: PageViewModel())
            title = name
        }
        override func subviews() -> [any View] { [Label(title)] }
        func emit(_ step: ShopStep) { viewModel.steps.accept(step) }
    }

    /// A flow that keeps its screens.
    final class ChildFlow: Flow {
        let page = Page("Child")
        let detail = Page("Detail")
        let flowRoot: ViewController
        var root: any Presentable { flowRoot }
        private(set) var navigated: [ShopStep] = []

        init(inStack: Bool) { flowRoot = inStack ? NavigationController() : page }

        func navigate(to step: ShopStep) -> FlowContributors {
            navigated.append(step)
            switch step {
            case .start:
                (flowRoot as? NavigationController)?.push(page)
                return .viewController(page)
            case .detail: return (flowRoot as? NavigationController).map { .push(detail, on: $0) } ?? .none
            case .done: return .end(forwardToParentFlowWithStep: ShopStep.childDone)
            default: return .none
            }
        }
    }

    final class ParentFlow: Flow {
        let navigation = NavigationController()
        let list = Page("List")
        let child: ChildFlow
        let when: Flows.ExecuteStrategy
        let isSheet: Bool
        private(set) var navigated: [ShopStep] = []
        var root: any Presentable { navigation }

        init(_ child: ChildFlow, _ when: Flows.ExecuteStrategy, isSheet: Bool) {
            (self.child, self.when, self.isSheet) = (child, when, isSheet)
        }

        func navigate(to step: ShopStep) -> FlowContributors {
            navigated.append(step)
            switch step {
            case .start: return .push(list, on: navigation)
            case .child:
                Flows.use(child, when: when) { [unowned self] (root: ViewController) in
                    if isSheet { list.present(root, as: .sheet) } else { navigation.push(root) }
                }
                return .flow(child, with: ShopStep.start)
            case .childDone:
                if isSheet { list.dismiss() } else { navigation.pop() }
                return .none
            default: return .none
            }
        }
    }

    @Test(arguments: [Flows.ExecuteStrategy.created, .ready], [true, false])
    func aFlowIsShownEachTimeThatItsParentRunsIt(_ when: Flows.ExecuteStrategy, inStack: Bool) throws {
        for isSheet in [true, false] {
            let backend = HeadlessBackend.install()
            let session = ApplicationSession()
            let child = session.perform { ChildFlow(inStack: inStack) }
            let flow = session.perform { ParentFlow(child, when, isSheet: isSheet) }
            session.start(flow, with: ShopStep.start)
            var reports: [String] = []
            session.coordinator.rx.reports.subscribe(onNext: { reports.append("\($0)") })
                .disposed(by: flow.list.disposeBag)
            for round in 1...4 {
                flow.list.emit(.child)
                #expect(
                    child.page.phase == .visible && child.flowRoot.phase == .visible,
                    "round \(round): \(reports)")
                #expect(session.coordinator.children.count == 1)
                if inStack {
                    child.page.emit(.detail)
                    #expect(child.detail.phase == .visible, "the steps of the page are navigated")
                }
                // The user leaves the flow, or the flow ends.
                if round % 2 == 0 {
                    (inStack ? child.detail : child.page).emit(.done)
                } else if isSheet {
                    backend.windows.last?.requestClose()
                } else {
                    flow.navigation.pop()
                }
                #expect(flow.list.phase == .visible && child.flowRoot.phase == .dismissed, "round \(round)")
                #expect(session.coordinator.children.isEmpty, "round \(round)")
            }
            #expect(flow.navigated == [.start, .child, .child, .childDone, .child, .child, .childDone])
            #expect(reports.isEmpty)
            session.closeAllWindows()
        }
    }

    /// A window that was closed cannot be opened again.
    @Test func aFlowWhoseWindowWasClosedIsNotRunAgainAndThatIsReported() {
        final class WindowFlow: Flow {
            let window = WindowController(root: Screen("Window"))
            var root: any Presentable { window }
            func navigate(to step: ShopStep) -> FlowContributors {
                window.present()
                return .none
            }
        }
        HeadlessBackend.install()
        let coordinator = FlowCoordinator()
        let parent = ChildFlow(inStack: false)
        let flow = WindowFlow()
        var reports: [String] = []
        let subscription = coordinator.rx.reports.subscribe(onNext: { reports.append("\($0)") })
        coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: ShopStep.start))
        flow.window.close()
        #expect(coordinator.flow == nil && reports.isEmpty)
        coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: ShopStep.start))
        #expect(coordinator.flow == nil)
        #expect(
            reports == [
                "WindowFlow was not run again: its root was closed, and a WindowController cannot be shown again. Create a flow each time, or "
                    + "give it a root that can be shown again, such as a view controller."
            ])
        subscription.dispose()
        withExtendedLifetime(parent) {}
    }
}
