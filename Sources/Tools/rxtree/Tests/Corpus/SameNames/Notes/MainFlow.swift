// SPDX-License-Identifier: MIT

import ControllerKit

enum MainStep: Step { case start }

final class MainFlow: Flow {
    let navigation = NavigationController()
    var root: any Presentable { navigation }

    func navigate(to step: MainStep) -> FlowContributors {
        switch step {
        case .start: .viewController(NoteViewController(viewModel: NoteViewModel()))
        }
    }
}

final class NoteViewModel: RxViewModel {}
final class NoteViewController: RxViewController<NoteViewModel> {}

@main
struct NotesApp: Application {
    func rootFlow() -> any Flow { MainFlow() }
    let firstStep: any Step = MainStep.start
}
