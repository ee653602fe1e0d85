// SPDX-License-Identifier: MIT

import RxFlow
import Swinject
import UIKit

enum FactoryStep: Step {
    case gen, detail, board, board2, screen, viper, inject, injectNamed, chain, tabs, task, lazyFlow,
        stepperVC, withModel
}
protocol HomeDelegate: AnyObject { func homeDidSelect(_ id: Int) }
enum Screen {
    case one, two(Int)
    var controller: UIViewController {
        switch self {
        case .one: return OneViewController();
        case .two(let id): return TwoViewController(id: id)
        }
    }
}
enum ViperModule {
    static func build(output: AnyObject?) -> UIViewController {
        let view = ViperViewController(); let presenter = ViperPresenter(view: view);
        view.presenter = presenter; return view
    }
}
final class ViperPresenter {
    weak var view: ViperViewController?; init(view: ViperViewController) { self.view = view }
}
final class Assembly: Swinject.Assembly {
    func assemble(container: Container) {
        container.register(InjectedViewController.self) { r in InjectedViewController() }
        container.register(UIViewController.self, name: "named") { r in NamedViewController() }
    }
}
final class FactoryFlow: Flow, HomeDelegate {
    let nav = UINavigationController(); var root: Presentable { nav }
    let resolver: Resolver
    private lazy var lazyFlow = LazyFlow(nav)
    private let storyboard = UIStoryboard(name: "x", bundle: nil)
    init(resolver: Resolver) { self.resolver = resolver }
    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? FactoryStep else { return .none }
        switch step {
        case .gen:
            let home = StoryboardScene.Main.initialScene.instantiate(); home.delegate = self;
            home.onSelect = { [weak self] in self?.showClosure() };
            nav.pushViewController(home, animated: true);
            return .one(
                flowContributor: .contribute(withNextPresentable: home, withNextStepper: home.viewModel))
        case .detail: nav.pushViewController(StoryboardScene.Main.detail.instantiate(), animated: true)
        case .board:
            let b: BoardViewController = storyboard.instantiate(); nav.pushViewController(b, animated: true)
        case .board2:
            nav.pushViewController(
                UIStoryboard.Name.main.storyboard.instantiate(Board2ViewController.self), animated: true)
        case .screen: nav.pushViewController(Screen.two(1).controller, animated: true)
        case .viper: nav.pushViewController(ViperModule.build(output: nil), animated: true)
        case .inject: nav.pushViewController(resolver.resolve(InjectedViewController.self)!, animated: true)
        case .injectNamed:
            nav.pushViewController(resolver.resolve(UIViewController.self, name: "named")!, animated: true)
        case .chain: return showChain()
        case .tabs: return tabs()
        case .task:
            Task { @MainActor in
                let t = await TaskViewController.create(); nav.pushViewController(t, animated: true)
            }
        case .lazyFlow:
            return .one(
                flowContributor: .contribute(
                    withNextPresentable: lazyFlow, withNextStepper: OneStepper(withSingleStep: PartStep.start)
                ))
        case .stepperVC:
            let vc = StepperVC.create(with: .init()); nav.pushViewController(vc, animated: true);
            return .one(flowContributor: .contribute(withNext: vc))
        case .withModel: return push(ModelViewController.self, viewModel: HomeModel())
        default: return .none
        }
        return .none
    }
    private func push<VC: UIViewController & ModelHolding>(_ type: VC.Type, viewModel: VC.Model)
        -> FlowContributors where VC.Model: Stepper
    {
        let vc = VC.instantiate(viewModel: viewModel)
        nav.pushViewController(vc, animated: true)
        return .one(flowContributor: .contribute(withNextPresentable: vc, withNextStepper: viewModel))
    }
    private func showClosure() { nav.present(ClosureViewController(), animated: true) }
    func homeDidSelect(_ id: Int) { nav.pushViewController(DelegateViewController(), animated: true) }
    private func showChain() -> FlowContributors {
        let vc = ChainViewController()
        vc.rx.next.subscribe(onNext: { [unowned self] in
            self.nav.pushViewController(Chain2ViewController(), animated: true)
        }).disposed(by: bag)
        nav.pushViewController(vc, animated: true)
        return .one(
            flowContributor: .contribute(
                withNextPresentable: vc, withNextStepper: OneStepper(withSingleStep: FactoryStep.detail)))
    }
    private func tabs() -> FlowContributors {
        let flows: [Flow] = [AFlow(), BFlow()]
        let tabBar = UITabBarController()
        Flows.use(flows, when: .created) { [unowned self] roots in
            tabBar.setViewControllers(roots, animated: false);
            self.nav.setViewControllers([tabBar], animated: false)
        }
        return .multiple(
            flowContributors: flows.map {
                .contribute(
                    withNextPresentable: $0, withNextStepper: OneStepper(withSingleStep: PartStep.start))
            })
    }
}
protocol ModelHolding: AnyObject { associatedtype Model; var viewModel: Model! { get set } }
extension ModelHolding where Self: UIViewController {
    static func instantiate(viewModel: Model) -> Self { let vc = Self(); vc.viewModel = viewModel; return vc }
}
enum PartStep: Step { case start }
class PartFlow: Flow {
    let root: Presentable; init(_ n: UINavigationController = .init()) { root = n };
    func navigate(to step: Step) -> FlowContributors {
        guard step is PartStep else { return .none };
        return .end(forwardToParentFlowWithStep: FactoryStep.gen)
    }
}
final class LazyFlow: PartFlow {}
final class AFlow: PartFlow {}
final class BFlow: PartFlow {}
class HomeModel: Stepper {
    let steps = PublishRelay<Step>();
    func all() {
        let all: [FactoryStep] = [
            .detail, .board, .board2, .screen, .viper, .inject, .injectNamed, .chain, .tabs, .task, .lazyFlow,
            .stepperVC, .withModel,
        ]
            ;
        all.forEach(steps.accept)
    }
}
final class HomeViewController: UIViewController {
    weak var delegate: HomeDelegate?; var onSelect: (() -> Void)?; let viewModel = HomeModel()
}
final class DetailViewController: UIViewController {}
final class BoardViewController: UIViewController {}
final class Board2ViewController: UIViewController {}
final class OneViewController: UIViewController {}
final class TwoViewController: UIViewController { init(id: Int) { super.init(nibName: nil, bundle: nil) } }
final class ViperViewController: UIViewController { var presenter: ViperPresenter? }
final class InjectedViewController: UIViewController {}
final class NamedViewController: UIViewController {}
final class ClosureViewController: UIViewController {}
final class DelegateViewController: UIViewController {}
final class ChainViewController: UIViewController {}
final class Chain2ViewController: UIViewController {}
final class TaskViewController: UIViewController {
    static func create() async -> Self { .init(nibName: nil, bundle: nil) }
}
final class StepperVC: UIViewController, Stepper {
    let steps = PublishRelay<Step>();
    static func create(with m: HomeModel) -> StepperVC { let v = StepperVC(); return v }
}
final class ModelViewController: UIViewController, ModelHolding { var viewModel: HomeModel! }
