// SPDX-License-Identifier: MIT

import ControllerKit

package enum GreetingStep: Step, Equatable {
    case start
}

/// The flow decides which screen follows from each step: here, one screen in a navigation stack.
package final class GreetingFlow: Flow {
    private let navigation = NavigationController()
    package var root: any Presentable { navigation }

    package init() {}

    package func navigate(to step: GreetingStep) -> FlowContributors {
        switch step {
        case .start:
            let greeting = GreetingViewController(viewModel: GreetingViewModel())
            return .push(greeting, on: navigation)
        }
    }
}
