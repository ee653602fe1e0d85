// SPDX-License-Identifier: MIT

import RxFlow
import UIKit

final class DashboardFlow: Flow {
    var root: Presentable { return self.rootViewController }

    let rootViewController = DashboardTabBarController()
    private let services: AppServices

    init(services: AppServices) { self.services = services }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? DemoStep else { return .none }
        switch step {
        case .dashboardIsRequired:
            return navigateToDashboard()
        default:
            return .none
        }
    }

    private func navigateToDashboard() -> FlowContributors {
        let wishlist = WishlistFlow()
        let settings = SettingsFlow()

        Flows.use(wishlist, settings, when: .created) {
            [unowned self] (root1: UINavigationController, root2: UIViewController) in
            rootViewController.setViewControllers([root1, root2], animated: false)
        }

        return .multiple(flowContributors: [
            .contribute(
                withNextPresentable: wishlist,
                withNextStepper: CompositeStepper(steppers: [
                    OneStepper(withSingleStep: DemoStep.moviesAreRequired), WishlistStepper(),
                ])),
            .contribute(
                withNextPresentable: settings,
                withNextStepper: OneStepper(withSingleStep: DemoStep.settingsAreRequired)),
        ])
    }
}

/// Neither tab bars nor pages inherit from RxViewController, and they are screens all the same.
final class DashboardTabBarController: UITabBarController {}

final class WishlistStepper: Stepper {
    let steps = PublishRelay<Step>()
}

final class WishlistFlow: Flow {
    var root: Presentable { navigation }
    private let navigation = UINavigationController()

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? DemoStep else { return .none }
        switch step {
        case .moviesAreRequired:
            let viewController = WishlistViewController.instantiate(withViewModel: WishlistViewModel())
            navigation.pushViewController(viewController, animated: true)
            return .one(
                flowContributor: .contribute(
                    withNextPresentable: viewController, withNextStepper: viewController.viewModel))
        case .movieIsPicked(let id):
            return navigateToMovie(with: id)
        case .castIsPicked(let id):
            let cast = CastViewController(id: id)
            navigation.show(cast, sender: nil)
            return .none
        default:
            return .none
        }
    }

    private func navigateToMovie(with id: Int) -> FlowContributors {
        let viewModel = MovieViewModel(id: id)
        let viewController = MovieViewController.instantiate(withViewModel: viewModel)
        navigation.pushViewController(viewController, animated: true)
        return .one(
            flowContributor: .contribute(withNextPresentable: viewController, withNextStepper: viewModel))
    }
}

final class WishlistViewController: UIViewController, StoryboardBased, ViewModelBased {
    var viewModel: WishlistViewModel!
}

final class WishlistViewModel: Stepper {
    let steps = PublishRelay<Step>()
    func pick(_ id: Int) { steps.accept(DemoStep.movieIsPicked(id: id)) }
}

final class MovieViewController: UIViewController, StoryboardBased, ViewModelBased {
    var viewModel: MovieViewModel!
}

final class MovieViewModel: Stepper {
    let steps = PublishRelay<Step>()
    init(id: Int) {}
    func pick(_ id: Int) { steps.accept(DemoStep.castIsPicked(id: id)) }
}

final class CastViewController: UIViewController {
    init(id: Int) { super.init(nibName: nil, bundle: nil) }
}
