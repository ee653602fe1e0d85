// SPDX-License-Identifier: MIT

import RxFlow
import RxSwift
import UIKit

enum DemoStep: Step {
    case loginIsRequired
    case userIsLoggedIn
    case dashboardIsRequired
    case moviesAreRequired
    case movieIsPicked(id: Int)
    case castIsPicked(id: Int)
    case settingsAreRequired
    case aboutIsRequired
    case settingsAreComplete
    case alert(String)
    case unauthorized
    case welcomeIsRequired
    case welcomeIsComplete
}

final class AppFlow: Flow {
    var root: Presentable { rootViewController }

    private lazy var rootViewController: UINavigationController = {
        let viewController = UINavigationController()
        viewController.setNavigationBarHidden(true, animated: false)
        return viewController
    }()

    private let services: AppServices

    init(services: AppServices) { self.services = services }

    func adapt(step: Step) -> Single<Step> {
        guard let step = step as? DemoStep else { return .just(step) }
        switch step {
        case .aboutIsRequired:
            return services.permissions.isGranted.map { $0 ? step : DemoStep.unauthorized }
        default:
            return .just(step)
        }
    }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? DemoStep else { return .none }
        switch step {
        case .dashboardIsRequired, .userIsLoggedIn:
            return navigationToDashboard()
        case .welcomeIsRequired:
            return navigationToWelcome()
        case .welcomeIsComplete:
            return dismissWelcome()
        case .unauthorized:
            return .one(flowContributor: .forwardToCurrentFlow(withStep: DemoStep.alert("no")))
        case .alert(let message):
            return navigationToAlert(message)
        default:
            return .none
        }
    }

    private func navigationToDashboard() -> FlowContributors {
        let dashboardFlow = DashboardFlow(services: services)
        Flows.use(dashboardFlow, when: .created) { [unowned self] root in
            rootViewController.setViewControllers([root], animated: false)
        }
        return .one(
            flowContributor: .contribute(
                withNextPresentable: dashboardFlow,
                withNextStepper: OneStepper(withSingleStep: DemoStep.dashboardIsRequired)))
    }

    private func navigationToWelcome() -> FlowContributors {
        let welcomeFlow = WelcomeFlow()
        Flows.use(welcomeFlow, when: .ready) { [unowned self] root in
            rootViewController.present(root, animated: true)
        }
        return .one(
            flowContributor: .contribute(
                withNextPresentable: welcomeFlow,
                withNextStepper: OneStepper(withSingleStep: DemoStep.loginIsRequired)))
    }

    private func dismissWelcome() -> FlowContributors {
        rootViewController.dismiss(animated: true)
        return .none
    }

    private func navigationToAlert(_ message: String) -> FlowContributors {
        let alert = UIAlertController(title: "Demo", message: message, preferredStyle: .alert)
        rootViewController.present(alert, animated: true)
        return .none
    }
}

final class AppServices {
    let permissions = Permissions()
}

final class AppStepper: Stepper {
    let steps = PublishRelay<Step>()

    var initialStep: Step { DemoStep.welcomeIsRequired }

    func readyToEmitSteps() {
        steps.accept(DemoStep.dashboardIsRequired)
    }
}

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
    let coordinator = FlowCoordinator()
    lazy var appFlow = AppFlow(services: AppServices())

    func application(_ application: UIApplication) -> Bool {
        coordinator.coordinate(flow: appFlow, with: AppStepper())
        return true
    }
}

final class Permissions {
    var isGranted: Single<Bool> { .just(true) }
}
