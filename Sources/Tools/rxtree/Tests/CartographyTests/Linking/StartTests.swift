// SPDX-License-Identifier: MIT

import Testing

@testable import Cartography

/// A flow that the application starts with lives as long as the application, and need not end.
@Suite struct StartTests {
    private func messages(stepper: String, with start: String) -> [String] {
        AppMap(
            of: """
                enum AppStep: Step { case main, settings }
                @main final class AppDelegate: UIResponder {
                    func start() { coordinator.coordinate(flow: AppFlow(), with: \(start)) }
                }
                \(stepper)
                final class AppFlow: Flow {
                    let navigation = UINavigationController()
                    var root: Presentable { navigation }
                    func navigate(to step: Step) -> FlowContributors {
                        guard let step = step as? AppStep else { return .none }
                        switch step {
                        case .main: return push(MainFlow())
                        case .settings: return push(SettingsFlow())
                        }
                    }
                    private func push(_ flow: Flow) -> FlowContributors {
                        Flows.use(flow, when: .created) { root in self.navigation.pushViewController(root) }
                        return .flow(flow, with: PartStep.start)
                    }
                }
                enum PartStep: Step { case start }
                class PartFlow: Flow {
                    let root: Presentable = UINavigationController()
                    func navigate(to step: PartStep) -> FlowContributors { .none }
                }
                final class MainFlow: PartFlow {}
                final class SettingsFlow: PartFlow {}
                """
        ).messages(.flowNeverEnds)
    }

    /// The settings are pushed each time the user opens them, and stay.
    private static let onlySettings = [
        "SettingsFlow, started by AppFlow, never ends, so its coordinator and screens stay: return"
            + " .end(forwardToParentFlowWithStep:) when it is done"
    ]

    @Test(arguments: [
        "var initialStep: Step { AppStep.main }",
        "let initialStep: Step = AppStep.main",
        "let initialStep: Step; init(service: Service) { initialStep = service.first ?? AppStep.main }",
        "var initialStep: Step { first() }\nprivate func first() -> Step { AppStep.main }",
        "func readyToEmitSteps() { service.ready.map { AppStep.main }.bind(to: steps).disposed(by: bag) }",
    ])
    func theFirstStepOfTheApplicationsStepperStartsAFlowThatNeedNotEnd(_ member: String) {
        let stepper = """
            final class AppStepper: Stepper {
                let steps = PublishRelay<Step>()
                \(member)
                func settingsTapped() { steps.accept(AppStep.settings) }
            }
            """
        #expect(messages(stepper: stepper, with: "AppStepper()") == StartTests.onlySettings)
    }

    @Test func aStepperOfAScreenStartsNoApplication() {
        let stepper = """
            final class HomeViewController: UIViewController { let model = HomeModel() }
            final class HomeModel: Stepper { var initialStep: Step { AppStep.main } }
            """
        let found = messages(stepper: stepper, with: "OneStepper(withSingleStep: AppStep.settings)")
        #expect(found.map { $0.prefix(8) } == ["MainFlow"])
    }

    @Test func aFlowThatIsItsOwnStepperMayStartTheApplication() {
        let found = AppMap(
            of: """
                enum AppStep: Step { case main }
                final class AppFlow: Flow, Stepper {
                    let navigation = UINavigationController()
                    var root: Presentable { navigation }
                    let initialStep: Step = AppStep.main
                    func navigate(to step: AppStep) -> FlowContributors {
                        switch step {
                        case .main:
                            let main = MainFlow()
                            navigation.pushViewController(main.root)
                            return .flow(main, with: AppStep.main)
                        }
                    }
                }
                final class MainFlow: Flow {
                    let root: Presentable = UINavigationController()
                    func navigate(to step: Step) -> FlowContributors { .none }
                }
                let app = AppFlow()
                coordinator.coordinate(flow: app, with: app)
                """
        ).messages(.flowNeverEnds)
        #expect(found == [])
    }

    @Test func aFlowThatTheStandardStepStartsNeedNotEnd() {
        let map = AppMap(
            of: """
                final class AppFlow: Flow {
                    let navigation = UINavigationController()
                    var root: Presentable { navigation }
                    func navigate(to step: Step) -> FlowContributors {
                        switch step {
                        case RxFlowStep.home:
                            let main = MainFlow()
                            navigation.pushViewController(main.root)
                            return .flow(main, with: RxFlowStep.home)
                        default: return .none
                        }
                    }
                }
                final class MainFlow: Flow {
                    let root: Presentable = UINavigationController()
                    func navigate(to step: Step) -> FlowContributors { .none }
                }
                coordinator.coordinate(flow: AppFlow())
                """)
        #expect(map.findings() == [])
        #expect(map.targets(of: "AppFlow") == ["MainFlow"])
    }
}
