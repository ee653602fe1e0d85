// SPDX-License-Identifier: MIT

// An application in the manner of RxFlow's demo: an onboarding that comes up over a dashboard of three tabs, settings in a split view, and
// steppers of every kind. Only its imports differ from a program for RxFlow.

import Dispatch
import FlowKit
import RxKernel

enum MovieStep: Step, Equatable {
    // Global
    case alert(String)
    case unauthorized
    // Onboarding
    case onboardingIsRequired
    case loginIsRequired
    case apiKeyIsRequired
    case onboardingIsComplete
    // Dashboard
    case dashboardIsRequired
    case moviesAreRequired
    case movieIsPicked(withId: Int)
    case castIsPicked(withId: Int)
    // Settings
    case settingsAreRequired
    case aboutIsRequired
    case settingsAreComplete
    case logoutIsRequired
}

// MARK: - Services

final class PreferencesService {
    let onboarded = BehaviorRelay<Bool>(value: false)
    let isAuthorized = BehaviorRelay<Bool>(value: true)
}

struct MoviesService {
    func wishlist() -> [Int] { return [1, 2, 3] }
}

protocol HasPreferencesService {
    var preferencesService: PreferencesService { get }
}

protocol HasMoviesService {
    var moviesService: MoviesService { get }
}

struct AppServices: HasPreferencesService, HasMoviesService {
    let preferencesService = PreferencesService()
    let moviesService = MoviesService()
}

// MARK: - View models and controllers

class ServicesViewModel: Stepper {
    let steps = PublishRelay<Step>()
    let disposeBag = DisposeBag()
}

final class MoviesViewModel: ServicesViewModel {
    let movies: [Int]
    init(services: HasMoviesService) { movies = services.moviesService.wishlist() }
    func pick(movieId: Int) { steps.accept(MovieStep.movieIsPicked(withId: movieId)) }
}

final class MovieDetailViewModel: ServicesViewModel {
    func pick(castId: Int) { steps.accept(MovieStep.castIsPicked(withId: castId)) }
}

final class MoviesViewController: UIViewController {
    let viewModel: MoviesViewModel
    init(viewModel: MoviesViewModel) { self.viewModel = viewModel }
}

final class MovieDetailViewController: UIViewController {
    let viewModel: MovieDetailViewModel
    init(viewModel: MovieDetailViewModel) { self.viewModel = viewModel }
}

/// A controller that emits steps itself, with the initial step of the protocol.
final class LoginViewController: UIViewController, Stepper {
    let steps = PublishRelay<Step>()
    func login() { steps.accept(MovieStep.apiKeyIsRequired) }
}

final class ApiKeyViewController: UIViewController, Stepper {
    let steps = PublishRelay<Step>()
    func validate() { steps.accept(MovieStep.onboardingIsComplete) }
}

final class SettingsListViewController: UIViewController, Stepper {
    let steps = PublishRelay<Step>()
    func about() { steps.accept(MovieStep.aboutIsRequired) }
    func done() { steps.accept(MovieStep.settingsAreComplete) }
    func logout() { steps.accept(MovieStep.logoutIsRequired) }
}

final class SettingsViewController: UIViewController {}

// MARK: - Flows

final class AppStepper: Stepper {
    let steps = PublishRelay<Step>()
    private let appServices: AppServices
    private let disposeBag = DisposeBag()

    init(withServices services: AppServices) { appServices = services }

    var initialStep: Step { return MovieStep.dashboardIsRequired }

    func readyToEmitSteps() {
        appServices.preferencesService.onboarded
            .filter { !$0 }
            .map { _ in MovieStep.onboardingIsRequired }
            .bind(to: steps)
            .disposed(by: disposeBag)
    }
}

final class AppFlow: Flow {
    private let rootViewController = UINavigationController()
    private let services: AppServices

    var root: Presentable { return rootViewController }

    init(services: AppServices) { self.services = services }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? MovieStep else { return .none }
        switch step {
        case .dashboardIsRequired: return navigationToDashboardScreen()
        case .onboardingIsRequired: return navigationToOnboardingScreen()
        case .onboardingIsComplete: return dismissOnboarding()
        case .logoutIsRequired:
            services.preferencesService.onboarded.accept(false)
            return .none
        default: return .none
        }
    }

    private func navigationToDashboardScreen() -> FlowContributors {
        let dashboardFlow = DashboardFlow(withServices: services)

        Flows.use(dashboardFlow, when: .created) { [unowned self] root in
            self.rootViewController.pushViewController(root, animated: false)
        }

        return .one(
            flowContributor: .contribute(
                withNextPresentable: dashboardFlow,
                withNextStepper: OneStepper(withSingleStep: MovieStep.dashboardIsRequired)))
    }

    private func navigationToOnboardingScreen() -> FlowContributors {
        let onboardingFlow = OnboardingFlow(withServices: services)

        Flows.use(onboardingFlow, when: .created) { [unowned self] root in
            DispatchQueue.main.async {
                self.rootViewController.present(root, animated: true)
            }
        }

        return .one(
            flowContributor: .contribute(
                withNextPresentable: onboardingFlow,
                withNextStepper: OneStepper(withSingleStep: MovieStep.loginIsRequired)))
    }

    private func dismissOnboarding() -> FlowContributors {
        services.preferencesService.onboarded.accept(true)
        rootViewController.presentedViewController?.dismiss(animated: true)
        return .none
    }
}

final class OnboardingFlow: Flow {
    private let rootViewController = UINavigationController()
    private let services: AppServices

    var root: Presentable { return rootViewController }

    init(withServices services: AppServices) { self.services = services }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? MovieStep else { return .none }
        switch step {
        case .loginIsRequired:
            let viewController = LoginViewController()
            rootViewController.setViewControllers([viewController], animated: false)
            return .one(flowContributor: .contribute(withNext: viewController))
        case .apiKeyIsRequired:
            let viewController = ApiKeyViewController()
            rootViewController.pushViewController(viewController, animated: true)
            return .one(flowContributor: .contribute(withNext: viewController))
        case .onboardingIsComplete:
            return .end(forwardToParentFlowWithStep: MovieStep.onboardingIsComplete)
        default:
            return .none
        }
    }
}

final class DashboardFlow: Flow {
    let rootViewController = UITabBarController()
    private let services: AppServices

    var root: Presentable { return rootViewController }

    init(withServices services: AppServices) { self.services = services }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? MovieStep else { return .none }
        switch step {
        case .dashboardIsRequired: return navigateToDashboard()
        case .logoutIsRequired: return .one(flowContributor: .forwardToParentFlow(withStep: step))
        default: return .none
        }
    }

    private func navigateToDashboard() -> FlowContributors {
        let wishlistStepper = WishlistStepper()
        let wishListFlow = WishlistFlow(withServices: services, andStepper: wishlistStepper)
        let watchedFlow = WatchedFlow(withServices: services)
        let trendingFlow = TrendingFlow(withServices: services)

        Flows.use(wishListFlow, watchedFlow, trendingFlow, when: .created) {
            [unowned self]
            (root1: UINavigationController, root2: UINavigationController, root3: UINavigationController) in
            root1.title = "Wishlist"
            root2.title = "Watched"
            root3.title = "Trending"
            self.rootViewController.setViewControllers([root1, root2, root3], animated: false)
        }

        return .multiple(flowContributors: [
            .contribute(
                withNextPresentable: wishListFlow,
                withNextStepper: CompositeStepper(steppers: [
                    OneStepper(withSingleStep: MovieStep.moviesAreRequired), wishlistStepper,
                ])),
            .contribute(
                withNextPresentable: watchedFlow,
                withNextStepper: OneStepper(withSingleStep: MovieStep.moviesAreRequired)),
            .contribute(
                withNextPresentable: trendingFlow,
                withNextStepper: OneStepper(withSingleStep: MovieStep.moviesAreRequired)),
        ])
    }
}

final class WishlistStepper: Stepper {
    let steps = PublishRelay<Step>()
    func settings() { steps.accept(MovieStep.settingsAreRequired) }
}

final class WishlistFlow: Flow {
    let rootViewController = UINavigationController()
    let wishlistStepper: WishlistStepper
    private let services: AppServices

    var root: Presentable { return rootViewController }

    init(withServices services: AppServices, andStepper stepper: WishlistStepper) {
        self.services = services
        wishlistStepper = stepper
    }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? MovieStep else { return .none }
        switch step {
        case .moviesAreRequired:
            return navigateToMovieListScreen()
        case .movieIsPicked:
            return navigateToMovieDetailScreen()
        case .castIsPicked(let castId):
            let viewController = UIViewController()
            viewController.title = "Cast \(castId)"
            rootViewController.pushViewController(viewController, animated: true)
            return .none
        case .settingsAreRequired:
            return navigateToSettings()
        case .settingsAreComplete:
            rootViewController.presentedViewController?.dismiss(animated: true)
            return .none
        case .logoutIsRequired:
            rootViewController.presentedViewController?.dismiss(animated: true)
            return .one(flowContributor: .forwardToParentFlow(withStep: step))
        default:
            return .none
        }
    }

    private func navigateToMovieListScreen() -> FlowContributors {
        let viewController = MoviesViewController(viewModel: MoviesViewModel(services: services))
        rootViewController.pushViewController(viewController, animated: true)
        return .one(
            flowContributor: .contribute(
                withNextPresentable: viewController, withNextStepper: viewController.viewModel))
    }

    private func navigateToMovieDetailScreen() -> FlowContributors {
        let viewController = MovieDetailViewController(viewModel: MovieDetailViewModel())
        rootViewController.pushViewController(viewController, animated: true)
        return .one(
            flowContributor: .contribute(
                withNextPresentable: viewController, withNextStepper: viewController.viewModel))
    }

    private func navigateToSettings() -> FlowContributors {
        let settingsStepper = OneStepper(withSingleStep: MovieStep.settingsAreRequired)
        let settingsFlow = SettingsFlow()

        Flows.use(settingsFlow, when: .ready) { [unowned self] root in
            self.rootViewController.present(root, animated: true)
        }

        return .one(
            flowContributor: .contribute(withNextPresentable: settingsFlow, withNextStepper: settingsStepper))
    }
}

final class WatchedFlow: Flow {
    let rootViewController = UINavigationController()
    private let services: AppServices

    var root: Presentable { return rootViewController }

    init(withServices services: AppServices) { self.services = services }

    func navigate(to step: Step) -> FlowContributors {
        switch step {
        case MovieStep.moviesAreRequired:
            let viewController = MoviesViewController(viewModel: MoviesViewModel(services: services))
            rootViewController.pushViewController(viewController, animated: false)
            return .one(
                flowContributor: .contribute(
                    withNextPresentable: viewController, withNextStepper: viewController.viewModel))
        case MovieStep.movieIsPicked:
            let viewController = MovieDetailViewController(viewModel: MovieDetailViewModel())
            rootViewController.pushViewController(viewController, animated: true)
            return .one(
                flowContributor: .contribute(
                    withNextPresentable: viewController, withNextStepper: viewController.viewModel))
        default:
            return .none
        }
    }
}

/// Asks for permission before it shows anything.
final class TrendingFlow: Flow {
    let rootViewController = UINavigationController()
    private let services: AppServices

    var root: Presentable { return rootViewController }

    init(withServices services: AppServices) { self.services = services }

    func adapt(step: Step) -> Single<Step> {
        switch step {
        case MovieStep.movieIsPicked:
            return services.preferencesService.isAuthorized.take(1).asSingle()
                .map { $0 ? step : MovieStep.unauthorized }
        default:
            return .just(step)
        }
    }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? MovieStep else { return .none }
        switch step {
        case .moviesAreRequired:
            rootViewController.pushViewController(UIViewController(), animated: false)
            return .none
        case .movieIsPicked:
            rootViewController.pushViewController(UIViewController(), animated: true)
            return .none
        case .unauthorized:
            let alert = UIViewController()
            alert.title = "Not allowed"
            rootViewController.present(alert, animated: true)
            return .none
        default:
            return .none
        }
    }
}

final class SettingsFlow: Flow {
    private let rootViewController = UISplitViewController()
    private(set) var alerts = [String]()

    var root: Presentable { return rootViewController }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? MovieStep else { return .none }
        switch step {
        case .settingsAreRequired:
            return navigateToSettingsScreen()
        case .alert(let message):
            alerts.append(message)
            return .none
        case .aboutIsRequired:
            rootViewController.viewControllers[1] = UIViewController()
            return .none
        case .settingsAreComplete, .logoutIsRequired:
            return .end(forwardToParentFlowWithStep: step)
        default:
            return .none
        }
    }

    private func navigateToSettingsScreen() -> FlowContributors {
        let listViewController = SettingsListViewController()
        let settingsViewController = SettingsViewController()
        rootViewController.viewControllers = [
            UINavigationController(rootViewController: listViewController), settingsViewController,
        ]
        return .multiple(flowContributors: [
            .contribute(withNext: listViewController),
            .contribute(
                withNextPresentable: settingsViewController,
                withNextStepper: OneStepper(withSingleStep: MovieStep.alert("From the detail"))),
            .forwardToCurrentFlow(withStep: MovieStep.alert("Demo of multiple contributors")),
        ])
    }
}
