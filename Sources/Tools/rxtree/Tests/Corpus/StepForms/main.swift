// SPDX-License-Identifier: MIT

import RxFlow

let coordinator = FlowCoordinator()
coordinator.coordinate(flow: OrderFlow(), with: OneStepper(withSingleStep: OrderStep.start))
coordinator.coordinate(flow: PaymentFlow(), with: OneStepper(withSingleStep: Pay(amount: 1)))
coordinator.coordinate(flow: LoginFlow(), with: OneStepper(withSingleStep: LoginRoute.name))
