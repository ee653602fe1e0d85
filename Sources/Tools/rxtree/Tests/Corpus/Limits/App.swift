// SPDX-License-Identifier: MIT

import DeepLinks
import RxFlow
import UIKit

enum LimitStep: Step {
    case start, routed, deep, vague, told, toldBelow, toldWrong, toldNothing, handed, stored
}

final class LimitFlow: Flow {
    private let navigation = UINavigationController()
    private let router: ThirdPartyRouter
    private let chooser: ThirdPartyChooser
    var root: Presentable { navigation }
    init(router: ThirdPartyRouter, chooser: ThirdPartyChooser) {
        self.router = router; self.chooser = chooser
    }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? LimitStep else { return .none }
        switch step {
        case .start:
            return .viewController(StartViewController(viewModel: StartViewModel()))
        case .routed:
            return router.route(to: step)
        case .deep:
            Ladder(navigation).step1()
            return .none
        case .vague:
            return .viewController(chooser.card())
        case .told:
            return router.route(to: step)  // rxtree:leads(ToldFlow, PlainViewController)
        case .toldBelow:
            // rxtree:leads(BelowViewController)
            return .viewController(chooser.card())
        case .toldWrong:
            return router.route(to: step)  // rxtree:leads(TodlFlow)
        case .toldNothing:
            return router.route(to: step)  // rxtree:leads()
        case .handed:
            router.display(HandedViewController())
            return .none
        case .stored:
            Deck.shared.top = StoredViewController()
            return .none
        }
    }
}
final class Deck { static let shared = Deck(); var top: UIViewController? }
final class Ladder {
    let navigation: UINavigationController
    init(_ navigation: UINavigationController) { self.navigation = navigation }
    func step1() { step2() }
    func step2() { step3() }
    func step3() { step4() }
    func step4() { step5() }
    func step5() { step6() }
    func step6() { step7() }
    func step7() { step8() }
    func step8() { step9() }
    func step9() { step10() }
    func step10() { step11() }
    func step11() { step12() }
    func step12() { step13() }
    func step13() { step14() }
    func step14() { step15() }
    func step15() { step16() }
    func step16() { step17() }
    func step17() { step18() }
    func step18() { step19() }
    func step19() { step20() }
    func step20() { step21() }
    func step21() { step22() }
    func step22() { step23() }
    func step23() { step24() }
    func step24() { step25() }
    func step25() { step26() }
    func step26() { step27() }
    func step27() { step28() }
    func step28() { step29() }
    func step29() { step30() }
    func step30() { step31() }
    func step31() { step32() }
    func step32() { step33() }
    func step33() { step34() }
    func step34() { step35() }
    func step35() { step36() }
    func step36() { step37() }
    func step37() { step38() }
    func step38() { step39() }
    func step39() { step40() }
    func step40() { step41() }
    func step41() { step42() }
    func step42() { step43() }
    func step43() { step44() }
    func step44() { step45() }
    func step45() { step46() }
    func step46() { step47() }
    func step47() { step48() }
    func step48() { step49() }
    func step49() { step50() }
    func step50() { step51() }
    func step51() { step52() }
    func step52() { step53() }
    func step53() { step54() }
    func step54() { step55() }
    func step55() { step56() }
    func step56() { step57() }
    func step57() { step58() }
    func step58() { step59() }
    func step59() { step60() }
    func step60() { step61() }
    func step61() { navigation.pushViewController(DeepViewController(), animated: true) }
}
enum ToldStep: Step { case start }
final class ToldFlow: Flow {
    let root: Presentable = UINavigationController()
    func navigate(to step: Step) -> FlowContributors {
        guard case ToldStep.start = step else { return .none }
        return .viewController(BelowToldViewController())
    }
}
final class StartViewModel: RxViewModel {
    func go() {
        for step in [
            LimitStep.routed, .deep, .vague, .told, .toldBelow, .toldWrong, .toldNothing, .handed, .stored,
        ] { steps.accept(step) }; steps.accept(ToldStep.start)
    }
}
final class StartViewController: RxViewController<StartViewModel> {}
final class PlainViewController: UIViewController {}
final class BelowViewController: UIViewController {}
final class BelowToldViewController: UIViewController {}
final class DeepViewController: UIViewController {
    override func viewDidLoad() { addChild(BelowDeepViewController()) }
}
final class BelowDeepViewController: UIViewController {}
final class RoutedViewController: UIViewController {}
final class HandedViewController: UIViewController {}
final class StoredViewController: UIViewController {}
@main final class AppDelegate: UIResponder {
    func start() {
        FlowCoordinator().coordinate(
            flow: LimitFlow(router: .shared, chooser: .shared),
            with: OneStepper(withSingleStep: LimitStep.start))
    }
}
