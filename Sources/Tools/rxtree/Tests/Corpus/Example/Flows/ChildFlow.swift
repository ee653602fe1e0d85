// SPDX-License-Identifier: MIT

import RxController
import RxFlow
import UIKit

enum ChildStep: Step {
    case start
    case profile(String)
    case done
}

final class ChildFlow: Flow {
    private let navigationController: UINavigationController

    var root: Presentable { navigationController }

    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func navigate(to step: Step) -> FlowContributors {
        guard let childStep = step as? ChildStep else { return .none }
        switch childStep {
        case .start:
            let infoViewController = InfoViewController(viewModel: InfoViewModel())
            navigationController.pushViewController(infoViewController, animated: false)
            return .viewController(infoViewController)
        case .profile(let name):
            return .one(flowContributor: .forwardToParentFlow(withStep: MainStep.profile(name: name)))
        case .done:
            return .end(forwardToParentFlowWithStep: AppStep.start)
        }
    }
}
