// SPDX-License-Identifier: MIT

import ControllerKit

enum MainStep: Step, Codable {
    case start
    case info
    case profile(String)
    case infoIsComplete
    case profileIsComplete
}

final class MainFlow: Flow {
    var root: any Presentable { mainViewController }

    private let navigationController: NavigationController
    private lazy var mainViewController = MainViewController(viewModel: MainViewModel())

    init(navigationController: NavigationController) {
        self.navigationController = navigationController
    }

    func navigate(to step: MainStep) -> FlowContributors {
        switch step {
        case .start:
            return .push(mainViewController, on: navigationController)
        case .info:
            let infoFlow = InfoFlow(navigationController: navigationController)
            return .flow(infoFlow, with: InfoStep.start)
        case .profile(let name):
            let profileFlow = ProfileFlow(name: name, navigationController: navigationController)
            return .flow(profileFlow, with: ProfileStep.start)
        case .infoIsComplete, .profileIsComplete:
            return .none
        }
    }
}
