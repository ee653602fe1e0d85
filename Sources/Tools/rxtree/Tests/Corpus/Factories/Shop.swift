// SPDX-License-Identifier: MIT

import RxFlow
import UIKit

enum ShopStep: Step { case list, item(Int), cart, help, promo, web, done }
protocol ScreenFactory {
    func list() -> UIViewController & Stepper; func item(_ id: Int) -> UIViewController;
    var cart: UIViewController { get }; subscript(name: String) -> UIViewController { get }
}
final class AppScreenFactory: ScreenFactory {
    func list() -> UIViewController & Stepper { ListViewController() }
    func item(_ id: Int) -> UIViewController { build(ItemViewController.self) }
    var cart: UIViewController { make() as CartViewController }
    subscript(name: String) -> UIViewController { HelpViewController() }
    private func build<T: UIViewController>(_ type: T.Type) -> T { T(nibName: nil, bundle: nil) }
    private func make<T: UIViewController>() -> T { T(nibName: nil, bundle: nil) }
}
protocol Routing: AnyObject { func showPromo(); func open(_ name: String) }
final class Router: Routing {
    weak var navigation: UINavigationController?
    func showPromo() { navigation?.pushViewController(PromoViewController(), animated: true) }
    func open(_ name: String) { navigation?.present(WebViewController(), animated: true) }
}
final class ShopFlow: Flow {
    private let factory: ScreenFactory
    private let router: Routing
    private let navigation = UINavigationController()
    var root: Presentable { navigation }
    init(factory: ScreenFactory, router: Routing) { self.factory = factory; self.router = router }
    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? ShopStep else { return .none }
        switch step {
        case .list:
            let list = factory.list()
            navigation.setViewControllers([list], animated: false)
            return .one(flowContributor: .contribute(withNext: list))
        case .item(let id): return push(factory.item(id))
        case .cart: return push(factory.cart)
        case .help: return push(factory["help"])
        case .promo: router.showPromo(); return .none
        case .web: router.open("x"); return .none
        case .done: return .end(forwardToParentFlowWithStep: ShopStep.list)
        }
    }
    private func push(_ controller: UIViewController) -> FlowContributors {
        navigation.pushViewController(controller, animated: true)
        return .one(
            flowContributor: .contribute(
                withNextPresentable: controller, withNextStepper: OneStepper(withSingleStep: ShopStep.list)))
    }
}
final class ListViewController: UIViewController, Stepper {
    let steps = PublishRelay<Step>()
    func go() { for s in [ShopStep.item(1), .cart, .help, .promo, .web, .done] { steps.accept(s) } }
}
final class ItemViewController: UIViewController {}
final class CartViewController: UIViewController {}
final class HelpViewController: UIViewController {}
final class PromoViewController: UIViewController {}
final class WebViewController: UIViewController {}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    let coordinator = FlowCoordinator()
    func applicationDidFinishLaunching(_ a: UIApplication) {
        let resolver = Assembler([Assembly()]).resolver
        coordinator.coordinate(
            flow: FactoryFlow(resolver: resolver), with: OneStepper(withSingleStep: FactoryStep.gen))
        coordinator.coordinate(
            flow: ShopFlow(factory: AppScreenFactory(), router: Router()),
            with: OneStepper(withSingleStep: ShopStep.list))
    }
}
