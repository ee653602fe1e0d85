// SPDX-License-Identifier: MIT

import ControllerKit

enum InfoStep: Step, Codable {
    case start
    case call(String)
    case close
}

final class InfoFlow: Flow {
    var root: any Presentable { infoViewController }

    private let navigationController: NavigationController
    private lazy var infoViewController = InfoViewController(viewModel: InfoViewModel())

    init(navigationController: NavigationController) {
        self.navigationController = navigationController
    }

    func navigate(to step: InfoStep) -> FlowContributors {
        switch step {
        case .start:
            return .push(infoViewController, on: navigationController)
        case .call(let number):
            return .show(Alert("Calling \(number) …", actions: [AlertAction("Hang Up", style: .cancel)]))
        case .close:
            navigationController.pop()
            return .end(forwardToParentFlowWithStep: MainStep.infoIsComplete)
        }
    }
}
