// SPDX-License-Identifier: MIT

import RxController
import RxFlow
import UIKit

enum MainStep: Step {
    case start
    case profile(name: String)
}

final class MainFlow: Flow {
    private let navigationController: UINavigationController

    var root: Presentable { navigationController }

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func navigate(to step: Step) -> FlowContributors {
        guard let mainStep = step as? MainStep else { return .none }
        switch mainStep {
        case .start:
            let childFlow = ChildFlow(navigationController)
            return .flow(childFlow, with: ChildStep.start)
        case .profile(let name):
            let profileFlow = ProfileFlow(navigationController)
            return .flow(profileFlow, with: ProfileStep.start(name: name))
        }
    }
}
