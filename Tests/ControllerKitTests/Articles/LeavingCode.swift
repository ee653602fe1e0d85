// SPDX-License-Identifier: MIT

// The code of the article "Leaving".

import ControllerKit

final class EditViewModel: RxViewModel {
    let text = BehaviorRelay(value: "")
    var hasChanges: Bool { !text.value.isEmpty }
}

final class EditController: RxViewController<EditViewModel> {
    override var reasonToStay: String? { "The letter to Ada is not saved." }

    override func mayDismiss() async -> Bool {
        guard viewModel.hasChanges, let window else { return true }
        return await window.window.confirm("Discard the changes?", .destructive("Discard"))
    }
}

final class MemoViewModel: RxViewModel {
    let text = BehaviorRelay(value: "")
    let error = BehaviorRelay<StateFileError?>(value: nil)
    private let file: StateFile<String>
    private lazy var writer = StateWriter(file, onError: { [error] in error.accept($0) }) { [text] in
        text.value
    }

    init(_ file: StateFile<String>) { self.file = file }

    func unsavedInput() -> UnsavedInput? { UnsavedInput(writer, name: "The memo") }
}

final class MemoController: RxViewController<MemoViewModel> {
    override func mayDismiss() async -> Bool {
        await mayDismiss { viewModel.unsavedInput() }
    }
}

enum LetterStep: Step, Hashable { case list, confirmDelete(String), delete(String) }

final class LetterFlow: Flow {
    let navigation = NavigationController()
    var root: any Presentable { navigation }

    func navigate(to step: LetterStep) -> FlowContributors {
        switch step {
        case .confirmDelete(let name):
            return .ask(.confirm("Delete \(name)?", .destructive("Delete"))) { answer in
                answer.style == .destructive ? LetterStep.delete(name) : nil
            }
        case .list, .delete:
            return .none
        }
    }
}
