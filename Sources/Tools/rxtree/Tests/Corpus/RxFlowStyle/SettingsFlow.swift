// SPDX-License-Identifier: MIT

import RxFlow
import UIKit

final class SettingsFlow: Flow {
    var root: Presentable { rootViewController }
    private let rootViewController = UISplitViewController()

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? DemoStep else { return .none }
        switch step {
        case .settingsAreRequired:
            return navigateToSettings()
        case .aboutIsRequired:
            rootViewController.showDetailViewController(SettingsAboutViewController(), sender: nil)
            return .none
        case .settingsAreComplete:
            return .end(forwardToParentFlowWithStep: DemoStep.welcomeIsComplete)
        default:
            return .none
        }
    }

    private func navigateToSettings() -> FlowContributors {
        let list = SettingsListViewController()
        let detail = SettingsDetailViewController()
        let navigation = UINavigationController(rootViewController: list)
        rootViewController.viewControllers = [navigation, detail]
        var contributors: [FlowContributor] = []
        contributors.append(.contribute(withNext: list))
        let second = FlowContributor.contribute(
            withNextPresentable: detail, withNextStepper: OneStepper(withSingleStep: DemoStep.alert("hi")))
        contributors.append(second)
        return .multiple(flowContributors: contributors)
    }
}

final class SettingsListViewController: UITableViewController, Stepper {
    let steps = PublishRelay<Step>()
    func about() { steps.accept(DemoStep.aboutIsRequired) }
    func done() { steps.accept(DemoStep.settingsAreComplete) }
}

final class SettingsDetailViewController: UIViewController {}
final class SettingsAboutViewController: UIViewController {}

final class WelcomeFlow: Flow {
    var root: Presentable { navigation }
    private let navigation = UINavigationController()

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? DemoStep else { return .none }
        switch step {
        case .loginIsRequired:
            let pages = WelcomePageViewController(pages: [LoginViewController(), HelloViewController()])
            navigation.pushViewController(pages, animated: false)
            return .one(
                flowContributor: .contribute(
                    withNextPresentable: pages, withNextStepper: pages, allowStepWhenDismissed: true))
        case .userIsLoggedIn:
            return .end(forwardToParentFlowWithStep: DemoStep.welcomeIsComplete)
        default:
            return .none
        }
    }
}

final class WelcomePageViewController: UIPageViewController, Stepper {
    let steps = PublishRelay<Step>()
    private let pages: [UIViewController]

    init(pages: [UIViewController]) {
        self.pages = pages
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
        setViewControllers(pages, direction: .forward, animated: false)
    }

    func finish() { steps.accept(DemoStep.userIsLoggedIn) }
}

final class LoginViewController: UIViewController {}
final class HelloViewController: UIViewController {}
