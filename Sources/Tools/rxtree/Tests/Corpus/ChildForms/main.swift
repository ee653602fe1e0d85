// SPDX-License-Identifier: MIT

import RxFlow

let coordinator = FlowCoordinator()
coordinator.coordinate(flow: ParentFlow(), with: OneStepper(withSingleStep: ParentStep.start))
coordinator.navigate(to: ParentStep.tabs)
coordinator.navigate(to: ParentStep.injected)
