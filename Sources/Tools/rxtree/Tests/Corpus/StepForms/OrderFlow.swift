// SPDX-License-Identifier: MIT

import RxController
import RxFlow
import UIKit

// Text beyond the basic plane must not shift what is read after it: 🧾👩‍👩‍👧‍👦 注文の流れ é

final class OrderFlow: Flow {
    private let navigation = UINavigationController()
    private let otherSummary = HelpViewController(viewModel: HelpViewModel())

    var root: Presentable { navigation }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? OrderStep else { return .none }
        switch step {
        case .start:
            let start = CartViewController(viewModel: CartViewModel())
            navigation.pushViewController(start, animated: false)
            return .viewController(start)
        case .startDeep(let level):
            let start = DeepCartViewController(viewModel: CartViewModel(level: level))
            return .viewController(start)
        case .summary:
            let summary = SummaryViewController(viewModel: SummaryViewModel())
            return .viewController(summary)
        case .receipt(let number, let customer):
            let flow = ReceiptFlow(navigation)
            return .flow(flow, with: ReceiptFlow.Route.receipt(number, for: customer))
        }
    }
}

final class ReceiptFlow: Flow {
    /// Nested in its flow.
    enum Route: Step {
        case receipt(Int, for: Customer)
        case help
        case done
    }

    private let navigation: UINavigationController
    var root: Presentable { navigation }

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func navigate(to step: Step) -> FlowContributors {
        switch step {
        case Route.receipt(let number, for: _):
            return .viewController(ReceiptViewController(viewModel: ReceiptViewModel(number: number)))
        case let route as Route where route.isHelp:
            return .viewController(HelpViewController(viewModel: HelpViewModel()))
        case Route.done:
            return .end(forwardToParentFlowWithStep: OrderStep.start)
        default:
            return .none
        }
    }
}

extension ReceiptFlow.Route {
    var isHelp: Bool {
        if case .help = self { true } else { false }
    }
}
