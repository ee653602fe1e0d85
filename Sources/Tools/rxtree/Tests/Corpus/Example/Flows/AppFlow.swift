// SPDX-License-Identifier: MIT

import RxController
import RxFlow
import RxSwift
import UIKit

enum AppStep: Step {
    case start
}

final class AppFlow: Flow {
    private let window: UIWindow
    private let navigationController = UINavigationController()

    var root: Presentable { window }

    init(window: UIWindow) {
        self.window = window
        window.rootViewController = navigationController
    }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? AppStep else { return .none }
        switch step {
        case .start:
            let mainFlow = MainFlow(navigationController: navigationController)
            return .flow(mainFlow, with: MainStep.start)
        }
    }
}
