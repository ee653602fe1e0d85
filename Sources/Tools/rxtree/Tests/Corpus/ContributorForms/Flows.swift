// SPDX-License-Identifier: MIT

import RxController
import RxFlow
import UIKit

enum FormStep: Step {
    case array, variable, ifExpression(Bool), switchExpression(Mode), ternary, mapped, appended, returned
    case helper, outside, closure, made, resolved, generic, parameter, coordinated, awaited, loop, ended,
        shown
}

enum Mode { case one, two }

/// Every way of answering with contributors.
final class FormsFlow: BaseFlow {
    private let navigation = UINavigationController()
    private let factory = ScreenFactory()
    private let container: Container
    private lazy var lazyController: AViewController = { AViewController(viewModel: AViewModel()) }()

    override var root: Presentable { navigation }

    init(container: Container) { self.container = container }

    override func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? FormStep else { return super.navigate(to: step) }
        switch step {
        case .array:
            let controllers = [
                AViewController(viewModel: AViewModel()), BViewController(viewModel: BViewModel()),
            ]
            return .multiple(flowContributors: [
                .viewController(controllers[0]), .viewController(controllers[1]),
            ])
        case .variable:
            let result: FlowContributors
            let controller = CViewController(viewModel: CViewModel())
            result = .viewController(controller)
            return result
        case .ifExpression(let isFirst):
            return if isFirst {
                .viewController(AViewController(viewModel: AViewModel()))
            } else {
                .viewController(DViewController(viewModel: DViewModel()))
            }
        case .switchExpression(let mode):
            let controller: UIViewController =
                switch mode {
                case .one: BViewController(viewModel: BViewModel())
                case .two: EViewController(viewModel: EViewModel())
                }
            return .viewController(controller, with: OneStepper(withSingleStep: FormStep.array))
        case .ternary:
            let flow: Flow = Bool.random() ? LeftFlow() : RightFlow()
            return .flow(flow, with: SideStep.start)
        case .mapped:
            let controllers = [
                AViewController(viewModel: AViewModel()), FViewController(viewModel: FViewModel()),
            ]
            return .multiple(flowContributors: controllers.map { .contribute(withNext: $0) })
        case .appended:
            var contributors: [FlowContributor] = []
            contributors.append(.contribute(withNext: GViewController(viewModel: GViewModel())))
            if Bool.random() {
                contributors += [.contribute(withNext: AViewController(viewModel: AViewModel()))]
            }
            return .multiple(flowContributors: contributors)
        case .returned: return returned(HViewController(viewModel: HViewModel()))
        case .helper: return navigateToHelper()
        case .outside: return .detail(IViewController(viewModel: IViewModel()))
        case .closure:
            let make = { (title: String) -> UIViewController in JViewController(viewModel: JViewModel()) }
            return .viewController(make("J"), with: NoneStepper())
        case .made: return .viewController(factory.makeK())
        case .resolved: return .viewController(container.resolve(LViewController.self)!)
        case .generic: return show(MViewController.self)
        case .parameter: return .flow(LeftFlow(), with: SideStep.start)
        case .coordinated:
            FlowCoordinator().coordinate(flow: RightFlow(), with: OneStepper(withSingleStep: SideStep.start))
            return .none
        case .awaited:
            Task { let name = try await run(AskFlow(), with: SideStep.start) }
            return .none
        case .loop:
            for controller in [NViewController(viewModel: NViewModel())] {
                navigation.pushViewController(controller, animated: true)
                return .viewController(controller)
            }
            return .none
        case .ended: return finish()
        case .shown: return .viewController(lazyController)
        }
    }

    private func returned(_ controller: UIViewController) -> FlowContributors {
        defer { navigation.pushViewController(controller, animated: true) }
        return .one(
            flowContributor: .contribute(withNextPresentable: controller, withNextStepper: NoneStepper()))
    }

    private func show<Screen: Made>(_ type: Screen.Type) -> FlowContributors {
        .viewController(type.init(viewModel: MViewModel()))
    }

    private func finish() -> FlowContributors {
        .end(forwardToParentFlowWithStep: FormStep.array)
    }
}

extension FormsFlow {
    /// A helper in an extension that calls another one.
    private func navigateToHelper() -> FlowContributors {
        func contributor() -> FlowContributor {
            .contribute(withNext: pushed(OViewController(viewModel: OViewModel())))
        }
        return .one(flowContributor: contributor())
    }

    private func pushed<Controller: UIViewController>(_ controller: Controller) -> Controller {
        navigation.pushViewController(controller, animated: true)
        return controller
    }
}

extension FlowContributors {
    /// The application's own contributor.
    static func detail(_ controller: UIViewController) -> FlowContributors {
        .one(flowContributor: .contribute(withNextPresentable: controller, withNextStepper: NoneStepper()))
    }
}

struct ScreenFactory {
    func makeK() -> UIViewController {
        let controller = KViewController(viewModel: KViewModel())
        return controller
    }
}

class BaseFlow: Flow {
    var root: Presentable { fatalError("a subclass has the root") }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? BaseStep else { return .none }
        switch step {
        case .help: return .viewController(HelpViewController(viewModel: HelpViewModel()))
        }
    }
}

enum BaseStep: Step { case help }
enum SideStep: Step { case start, done }

/// A generic flow, used through subclasses that say what it shows.
class SideFlow<Screen: UIViewController>: Flow {
    let root: Presentable = UINavigationController()

    func navigate(to step: Step) -> FlowContributors {
        guard case SideStep.start = step else { return .end(forwardToParentFlowWithStep: FormStep.ended) }
        return .viewController(Screen())
    }
}

final class LeftFlow: SideFlow<PViewController> {}
final class RightFlow: SideFlow<QViewController> {}
final class AskFlow: SideFlow<RViewController> {}
