// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import XCTest

final class MoviesMigrationTests: XCTestCase {
    private var services = AppServices()
    private var coordinator: FlowCoordinator! = FlowCoordinator()
    private var window: UIWindow! = UIWindow()
    private var disposeBag = DisposeBag()
    private var navigations = [String]()

    private weak var dashboard: DashboardFlow?
    private weak var onboarding: OnboardingFlow?
    private weak var wishlist: WishlistFlow?
    private weak var watched: WatchedFlow?
    private weak var trending: TrendingFlow?
    private weak var settings: SettingsFlow?

    override func setUp() {
        super.setUp()
        coordinator.rx.didNavigate
            .subscribe(onNext: { [unowned self] (flow, step) in
                self.navigations.append("\(type(of: flow)) \(step)")
                self.remember(flow)
            })
            .disposed(by: disposeBag)
    }

    override func tearDown() {
        coordinator = nil
        window = nil
        XCTAssertNil(dashboard)
        XCTAssertNil(onboarding)
        XCTAssertNil(wishlist)
        XCTAssertNil(watched)
        XCTAssertNil(trending)
        XCTAssertNil(settings)
        disposeBag = DisposeBag()
        services = AppServices()
        super.tearDown()
    }

    private func remember(_ flow: Any) {
        switch flow {
        case let flow as DashboardFlow: dashboard = flow
        case let flow as OnboardingFlow: onboarding = flow
        case let flow as WishlistFlow: wishlist = flow
        case let flow as WatchedFlow: watched = flow
        case let flow as TrendingFlow: trending = flow
        case let flow as SettingsFlow: settings = flow
        default: break
        }
    }

    /// What an application delegate does.
    private func launch(onboarded: Bool) {
        services.preferencesService.onboarded.accept(onboarded)
        let appFlow = AppFlow(services: services)
        coordinator.coordinate(flow: appFlow, with: AppStepper(withServices: services))
        Flows.use(appFlow, when: .created) { [unowned self] root in
            self.window.rootViewController = root
            self.window.makeKeyAndVisible()
        }
    }

    private func list(of controller: UINavigationController?) throws -> MoviesViewModel {
        return try XCTUnwrap(controller?.viewControllers.first as? MoviesViewController).viewModel
    }

    func testTheDashboardAndTheOnboardingTakeTurns() {
        launch(onboarded: false)
        // The flows take turns: the second step of the application waits for the first one of the dashboard.
        XCTAssertEqual(
            navigations.prefix(3),
            [
                "AppFlow dashboardIsRequired", "DashboardFlow dashboardIsRequired",
                "AppFlow onboardingIsRequired",
            ])
        XCTAssertEqual(
            navigations.dropFirst(3).sorted(),
            ["OnboardingFlow loginIsRequired", "WishlistFlow moviesAreRequired"])
        turn()
        XCTAssertEqual(
            navigations.suffix(2), ["WatchedFlow moviesAreRequired", "TrendingFlow moviesAreRequired"])
        XCTAssertEqual(
            dashboard?.rootViewController.viewControllers?.map { $0.title },
            ["Wishlist", "Watched", "Trending"])
    }

    func testTheOnboardingEndsAndIsReleased() throws {
        launch(onboarded: false)
        turn()
        let modal = try XCTUnwrap(
            window.rootViewController?.presentedViewController as? UINavigationController)
        let login = try XCTUnwrap(modal.topViewController as? LoginViewController)
        login.login()
        // The login is below the next screen now: its steps are ignored.
        login.login()
        try XCTUnwrap(modal.topViewController as? ApiKeyViewController).validate()
        XCTAssertEqual(
            navigations.suffix(3),
            [
                "OnboardingFlow apiKeyIsRequired", "OnboardingFlow onboardingIsComplete",
                "AppFlow onboardingIsComplete",
            ])
        XCTAssertTrue(modal.isDismissed && services.preferencesService.onboarded.value)
        turn()
        XCTAssertNil(onboarding)
    }

    func testAMovieLeadsToItsDetailAndItsCast() throws {
        launch(onboarded: true)
        turn()
        navigations = []
        let navigation = wishlist?.rootViewController
        let viewModel = try list(of: navigation)
        viewModel.pick(movieId: 2)
        // Hidden by the detail.
        viewModel.pick(movieId: 3)
        let detail = try XCTUnwrap(navigation?.topViewController as? MovieDetailViewController)
        detail.viewModel.pick(castId: 9)
        XCTAssertEqual(
            navigations, ["WishlistFlow movieIsPicked(withId: 2)", "WishlistFlow castIsPicked(withId: 9)"])
        XCTAssertEqual(navigation?.topViewController?.title, "Cast 9")
        navigation?.popViewController(animated: true)
        navigation?.popViewController(animated: true)
        detail.viewModel.pick(castId: 10)
        viewModel.pick(movieId: 3)
        XCTAssertEqual(navigations.count, 3)
        XCTAssertEqual(navigations.last, "WishlistFlow movieIsPicked(withId: 3)")
    }

    func testADetailIsReleasedWhenItIsPopped() throws {
        launch(onboarded: true)
        turn()
        weak var detail: MovieDetailViewController?
        weak var viewModel: MovieDetailViewModel?
        try list(of: wishlist?.rootViewController).pick(movieId: 2)
        detail = wishlist?.rootViewController.topViewController as? MovieDetailViewController
        viewModel = detail?.viewModel
        XCTAssertNotNil(viewModel)
        wishlist?.rootViewController.popViewController(animated: true)
        turn()
        XCTAssertNil(detail)
        XCTAssertNil(viewModel)
    }

    func testAListInAHiddenTabIsIgnoredAndAFlowsStepperIsNot() throws {
        launch(onboarded: true)
        turn()
        navigations = []
        let viewModel = try list(of: wishlist?.rootViewController)
        dashboard?.rootViewController.selectedIndex = 1
        viewModel.pick(movieId: 1)
        try list(of: watched?.rootViewController).pick(movieId: 2)
        wishlist?.wishlistStepper.settings()
        XCTAssertEqual(
            navigations,
            [
                "WatchedFlow movieIsPicked(withId: 2)", "WishlistFlow settingsAreRequired",
                "SettingsFlow settingsAreRequired",
            ])
        turn()
    }

    func testSettingsWithTwoContributorsAndAForwardToTheFlowItself() throws {
        launch(onboarded: true)
        turn()
        navigations = []
        wishlist?.wishlistStepper.settings()
        XCTAssertEqual(navigations, ["WishlistFlow settingsAreRequired", "SettingsFlow settingsAreRequired"])
        turn()
        XCTAssertEqual(settings?.alerts, ["Demo of multiple contributors", "From the detail"])

        let split = try XCTUnwrap(
            wishlist?.rootViewController.presentedViewController as? UISplitViewController)
        let navigation = try XCTUnwrap(split.viewControllers.first as? UINavigationController)
        let list = try XCTUnwrap(navigation.topViewController as? SettingsListViewController)
        list.about()
        list.done()
        turn()
        XCTAssertEqual(
            navigations.suffix(3),
            [
                "SettingsFlow aboutIsRequired", "SettingsFlow settingsAreComplete",
                "WishlistFlow settingsAreComplete",
            ])
        XCTAssertNil(settings)
        XCTAssertTrue(split.isDismissed)
    }

    func testLoggingOutGoesUpThroughThreeFlowsAndTheStepperOfTheApplicationStartsAgain() throws {
        launch(onboarded: true)
        turn()
        wishlist?.wishlistStepper.settings()
        turn()
        navigations = []
        let split = wishlist?.rootViewController.presentedViewController as? UISplitViewController
        let list = (split?.viewControllers.first as? UINavigationController)?.topViewController
        try XCTUnwrap(list as? SettingsListViewController).logout()
        turn()
        XCTAssertEqual(
            navigations,
            [
                "SettingsFlow logoutIsRequired", "WishlistFlow logoutIsRequired",
                "DashboardFlow logoutIsRequired", "AppFlow logoutIsRequired", "AppFlow onboardingIsRequired",
                "OnboardingFlow loginIsRequired",
            ])
        XCTAssertNil(settings)
        XCTAssertTrue(window.rootViewController?.presentedViewController is UINavigationController)
    }

    func testANotificationReachesEveryFlow() {
        launch(onboarded: true)
        turn()
        navigations = []
        coordinator.navigate(to: MovieStep.movieIsPicked(withId: 23452))
        XCTAssertEqual(
            navigations,
            ["AppFlow", "DashboardFlow", "WishlistFlow", "WatchedFlow", "TrendingFlow"].map {
                "\($0) movieIsPicked(withId: 23452)"
            })
        XCTAssertEqual(wishlist?.rootViewController.viewControllers.count, 2)
        XCTAssertEqual(watched?.rootViewController.viewControllers.count, 2)
    }

    func testAStepIsAdaptedWhereItIsNotAllowed() {
        launch(onboarded: true)
        turn()
        navigations = []
        services.preferencesService.isAuthorized.accept(false)
        coordinator.navigate(to: MovieStep.movieIsPicked(withId: 1))
        XCTAssertEqual(navigations.last, "TrendingFlow unauthorized")
        XCTAssertEqual(trending?.rootViewController.presentedViewController?.title, "Not allowed")
    }
}
