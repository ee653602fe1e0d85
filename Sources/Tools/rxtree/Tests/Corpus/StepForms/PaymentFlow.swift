// SPDX-License-Identifier: MIT

import RxController
import RxFlow
import UIKit

/// Steps that are structs, and a flow that asks for their types.
struct Pay: Step {
    let amount: Int
}

struct Cancel: Step {}

final class PaymentFlow: Flow {
    private let navigation = UINavigationController()
    var root: Presentable { navigation }

    func navigate(to step: Step) -> FlowContributors {
        if let pay = step as? Pay {
            return .viewController(PayViewController(viewModel: PayViewModel(amount: pay.amount)))
        }
        switch step {
        case is Cancel:
            return .end(forwardToParentFlowWithStep: OrderStep.summary)
        default:
            return .none
        }
    }
}

/// A flow that is typed by its step, and one whose step has another name.
final class LoginFlow: RxFlow.Flow {
    typealias Route = LoginRoute
    private let navigation = UINavigationController()
    var root: any Presentable { navigation }

    func navigate(to step: Route) -> FlowContributors {
        if case .password = step {
            return .viewController(PasswordViewController(viewModel: PasswordViewModel()))
        }
        if step == .name {
            return .viewController(NameViewController(viewModel: NameViewModel()))
        }
        return .none
    }
}

enum LoginRoute: String, RxFlow.Step, CaseIterable {
    case name, password
}
