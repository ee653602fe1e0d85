// SPDX-License-Identifier: MIT

import ControllerKit

enum MainStep: Step { case start }

final class MainFlow: Flow {
    let navigation = NavigationController()
    var root: any Presentable { navigation }

    func navigate(to step: MainStep) -> FlowContributors {
        switch step {
        case .start: .viewController(LetterViewController(viewModel: LetterViewModel()))
        }
    }
}

final class LetterViewModel: RxViewModel {}
final class LetterViewController: RxViewController<LetterViewModel> {}

@main
struct MailApp: Application {
    func rootFlow() -> any Flow { MainFlow() }
    let firstStep: any Step = MainStep.start
}
