// SPDX-License-Identifier: MIT

import RxCocoa
import RxFlow
import UIKit

enum AppStep: Step { case start, detail(Int), settings, about, legal, login, wish(Int) }

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let coordinator = FlowCoordinator()
    func application(
        _ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let flow = AppFlow()
        coordinator.coordinate(flow: flow, with: AppStepper())
        Flows.use(flow, when: .created) { root in self.window?.rootViewController = root }
        return true
    }
}
final class AppStepper: Stepper {
    let steps = PublishRelay<Step>()
    var initialStep: Step { AppStep.start }
}
final class AppFlow: Flow {
    var root: Presentable { navigation }
    private let navigation = UINavigationController()
    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? AppStep else { return .none }
        switch step {
        case .start: return showMain()
        case .detail(let id):
            let controller = DetailViewController.instantiate(withViewModel: DetailViewModel(id: id))
            navigation.pushViewController(controller, animated: true)
            return .one(
                flowContributor: .contribute(
                    withNextPresentable: controller, withNextStepper: controller.viewModel))
        case .settings: return settings()
        case .about:
            let c = AboutViewController.make()
            navigation.pushViewController(c, animated: true)
            return .none
        case .legal:
            let c = LegalViewController.load()
            navigation.present(c, animated: true)
            return .none
        case .login:
            let flow = LoginFlow()
            Flows.use(flow, when: .ready) { [unowned self] root in navigation.present(root, animated: true) }
            return .one(
                flowContributor: .contribute(
                    withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: LoginStep.start)))
        case .wish:
            return navigate(to: WishViewController.self)
        }
    }
    private func navigate<T: UIViewController & StoryboardBased>(to type: T.Type) -> FlowContributors {
        let controller = T.instantiate()
        navigation.pushViewController(controller, animated: true)
        return .none
    }
    private func showMain() -> FlowContributors {
        let main = MainFlow()
        Flows.use(main, when: .created) { root in self.navigation.pushViewController(root, animated: false) }
        return .one(
            flowContributor: .contribute(
                withNextPresentable: main, withNextStepper: OneStepper(withSingleStep: MainStep.home)))
    }
    private func settings() -> FlowContributors {
        let settings = SettingsViewController.instantiate()
        navigation.pushViewController(settings, animated: true)
        return .one(flowContributor: .contribute(withNext: settings))
    }
}
enum MainStep: Step { case home }
final class MainFlow: Flow {
    var root: Presentable { controller }
    private let controller = UITabBarController()
    func navigate(to step: Step) -> FlowContributors {
        guard case MainStep.home = step else { return .none }
        let home = HomeViewController.instantiate()
        let search = SearchViewController.instantiate()
        controller.setViewControllers([home, search], animated: false)
        return .multiple(flowContributors: [
            .contribute(withNextPresentable: home, withNextStepper: HomeViewModel()),
            .contribute(withNextPresentable: search, withNextStepper: SearchViewModel()),
        ])
    }
}
enum LoginStep: Step { case start, done }
final class LoginFlow: Flow {
    var root: Presentable { c }
    private let c = LoginViewController.instantiate()
    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? LoginStep else { return .none }
        switch step {
        case .start: return .one(flowContributor: .contribute(withNextPresentable: c, withNextStepper: c))
        case .done: return .end(forwardToParentFlowWithStep: AppStep.settings)
        }
    }
}
class BaseStepperModel: Stepper { let steps = PublishRelay<Step>() }
final class DetailViewModel: BaseStepperModel {
    init(id: Int) {};
    func t() { steps.accept(AppStep.about); steps.accept(AppStep.legal); steps.accept(AppStep.wish(1)) }
}
final class HomeViewModel: BaseStepperModel {
    func tap() { steps.accept(AppStep.detail(1)); steps.accept(AppStep.login) }
}
final class SearchViewModel: BaseStepperModel { func tap() { steps.accept(AppStep.settings) } }
final class HomeViewController: UIViewController, StoryboardBased {}
final class SearchViewController: UIViewController, StoryboardBased {}
final class WishViewController: UIViewController, StoryboardBased {}
final class DetailViewController: UIViewController, StoryboardBased, ViewModelBased {
    var viewModel: DetailViewModel!
    @IBOutlet var table: UITableView!
    func cell() -> UITableViewCell {
        let b = BannerView.loadFromNib(); view.addSubview(b); return MovieCell()
    }
}
final class SettingsViewController: UITableViewController, StoryboardBased, Stepper {
    let steps = PublishRelay<Step>()
}
final class AboutViewController: UIViewController {}
final class LegalViewController: UIViewController {}
final class LoginViewController: UIViewController, StoryboardBased, Stepper {
    let steps = PublishRelay<Step>(); func done() { steps.accept(LoginStep.done) }
}
