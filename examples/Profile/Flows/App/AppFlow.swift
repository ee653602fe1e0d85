// SPDX-License-Identifier: MIT

import ControllerKit

public enum AppStep: Step, Codable {
    case start
}

/// The first flow. It owns the navigation stack of the whole application.
public final class AppFlow: Flow {
    public var root: any Presentable { navigationController }

    private let navigationController = NavigationController()

    public init() {}

    public func navigate(to step: AppStep) -> FlowContributors {
        switch step {
        case .start:
            let mainFlow = MainFlow(navigationController: navigationController)
            return .flow(mainFlow, with: MainStep.start)
        }
    }
}
