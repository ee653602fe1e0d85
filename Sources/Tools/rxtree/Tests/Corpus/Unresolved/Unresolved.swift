// SPDX-License-Identifier: MIT

import RxFlow
import UIKit

enum PuzzleStep: Step { case plain, routed, injected, stored, many }

/// What cannot be followed is said, and the rest is drawn.
final class PuzzleFlow: Flow {
    private let navigation = UINavigationController()
    private let router: ThirdPartyRouter
    private let controller: UIViewController
    private let makers: [PuzzleStep: () -> FlowContributors]
    var root: Presentable { navigation }

    init(router: ThirdPartyRouter, controller: UIViewController, makers: [PuzzleStep: () -> FlowContributors])
    {
        self.router = router
        self.controller = controller
        self.makers = makers
    }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? PuzzleStep else { return .none }
        switch step {
        case .plain: return .viewController(PlainViewController())
        case .routed: return router.route(to: step)
        case .injected: return .viewController(controller)
        case .stored: return makers[step]!()
        case .many: return .multiple(flowContributors: router.contributors)
        }
    }
}

final class PlainViewController: UIViewController {
    func open(_ child: UIViewController) {
        addChild(child)
    }
}

final class HollowFlow: Flow {
    var root: Presentable { UINavigationController() }
}
