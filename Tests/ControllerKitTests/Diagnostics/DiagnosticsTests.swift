// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing

private struct Next: Step {}

/// The reports about view models, and the log of controllers.
@MainActor @Suite(.serialized) struct DiagnosticsTests {
    private let session: ApplicationSession

    private final class UnusedViewModel: RxViewModel {}
    private final class EagerViewModel: RxViewModel {
        override init() {
            super.init()
            steps.accept(Next())
        }
    }
    private final class LoggedController: ViewController {}
    private final class EmptyViewController: RxViewController<UnusedViewModel> {}
    private final class FilledViewController: RxViewController<UnusedViewModel> {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(Label("Hello"))
        }
    }

    private final class OneScreenFlow: Flow {
        let navigation = NavigationController()
        var root: any Presentable { navigation }

        func navigate(to step: any Step) -> FlowContributors {
            guard step is Next else { return .none }
            return .push(RxViewController(viewModel: UnusedViewModel()), on: navigation)
        }
    }

    init() {
        HeadlessBackend.install()
        session = ApplicationSession()
        session.start(OneScreenFlow(), with: Next())
    }

    /// Returns the reports about view models of these types while `work` runs.
    private func reports(_ work: () -> Void) -> [ControllerReport] {
        let handler = ControllerReport.handler
        defer { ControllerReport.handler = handler }
        var reports: [ControllerReport] = []
        ControllerReport.handler = { reports.append($0) }
        session.perform(work)
        return reports.filter { ["UnusedViewModel", "EagerViewModel"].contains($0.viewModel) }
    }

    @Test func aViewModelThatIsNeverUsedIsReportedByName() {
        let reports = reports { _ = UnusedViewModel() }
        #expect(reports.map(\.reason) == [.neverUsed])
        #expect(
            reports.first?.description
                == "UnusedViewModel was created and released, and nothing has used it: no controller has it, it was never a child, and no "
                + "flow observed its steps. Give it to its controller, add it with addChild(_:), or do not create it."
        )
        session.closeAllWindows()
    }

    @Test func aViewModelThatIsUsedIsNotReported() {
        let reports = reports {
            _ = RxViewController(viewModel: UnusedViewModel())
            let parent = UnusedViewModel()
            parent.addChild(UnusedViewModel())
            let sender = UnusedViewModel()
            sender.events.accept(RxControllerEvent.identifier().event(nil))
            session.coordinator.navigate(to: Next())
        }
        #expect(reports == [])
        session.closeAllWindows()
    }

    @Test func aStepThatNothingObservesIsReportedByName() {
        var viewModel: EagerViewModel?
        let reports = reports { viewModel = EagerViewModel() }
        #expect(reports.map(\.reason) == [.stepLost(step: "Next()")])
        #expect(
            reports.first?.description
                == "EagerViewModel emitted the step Next() while nothing observed its steps, and the step is lost. Return its controller, "
                + "or that of an ancestor, from navigate(to:) first; emit the first step as initialStep, or in readyToEmitSteps()."
        )
        let others = self.reports {
            let subscription = viewModel?.steps.subscribe(onNext: { _ in })
            viewModel?.steps.accept(Next())
            subscription?.dispose()
        }
        #expect(others.filter { $0.reason != .neverUsed } == [])
        session.closeAllWindows()
    }

    @Test func aScreenThatIsShownWithAnEmptyViewIsReportedOnce() {
        let reports = reports {
            let window = open(EmptyViewController(viewModel: UnusedViewModel()))
            window.headless.minimize()
            window.headless.unminimize()
            window.close()
        }
        #expect(reports.map(\.reason) == [.emptyScreen(controller: "EmptyViewController")])
        #expect(
            reports.first?.description
                == "EmptyViewController is visible, and its view is empty: it does not override subviews(), and has no child controllers. "
                + "Return its views from subviews(), or add them in viewDidLoad()."
        )
        let others = self.reports {
            let parent = EmptyViewController(viewModel: UnusedViewModel())
            parent.addChild(FilledViewController(viewModel: UnusedViewModel()))
            for controller in [parent, RxViewController(viewModel: UnusedViewModel())] {
                let window = open(controller)
                window.close()
            }
        }
        #expect(others == [])
        session.closeAllWindows()
    }

    @Test func theCreationAndTheDeallocationOfControllersAreLogged() {
        var log: [String] = []
        session.controllerLog = { if $0.controller == "LoggedController" { log.append("\($0)") } }
        var first: LoggedController? = LoggedController()
        do { _ = LoggedController() }
        first = nil
        #expect(first == nil)
        #expect(
            log == [
                "LoggedController was created, 1 exist now", "LoggedController was created, 2 exist now",
                "LoggedController was released, 1 exist now", "LoggedController was released, 0 exist now",
            ])
        log = []
        do {
            let window = open(LoggedController())
            window.headless.minimize()
            window.headless.unminimize()
            window.close()
        }
        #expect(
            log.map { $0.split(separator: ",")[0].split(separator: " ")[2] } == [
                "created", "shown", "hidden", "shown", "hidden", "released",
            ])
        session.controllerLog = nil
        _ = LoggedController()
        #expect(log.count == 6)
        session.closeAllWindows()
    }

    @Test func theLogHasTheControllersOfItsApplicationOnly() {
        HeadlessBackend.install()
        let other = ApplicationSession()
        other.start(OneScreenFlow(), with: Next())
        var logs: [[String]] = [[], []]
        for (index, application) in [session, other].enumerated() {
            application.controllerLog = {
                if $0.controller == "LoggedController" { logs[index].append("\($0)") }
            }
        }
        var first = session.perform { LoggedController() as LoggedController? }
        other.perform { _ = LoggedController() }
        first = nil
        #expect(first == nil)
        let entries = [
            "LoggedController was created, 1 exist now", "LoggedController was released, 0 exist now",
        ]
        #expect(logs == [entries, entries])
        session.closeAllWindows()
        other.closeAllWindows()
    }
}
