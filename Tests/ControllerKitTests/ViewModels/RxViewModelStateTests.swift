// SPDX-License-Identifier: MIT

import ControllerKit
import Testing

private enum Input {
    case save
    case load
}

private enum Output: Equatable {
    case saved
    case failed
}

/// A view model of a flow, with the states, the inputs and the outputs of CleanUtils.
private final class NoteViewModel: RxViewModel, CleanViewModelType {
    let outputs = PublishRelay<Output>()
    let note = DataState<String>.relay(remoteEnabled: true)
    let save = ActionState.relay
    let text = PublishSubject<String>()

    func perform(_ input: Input) {
        switch input {
        case .save: text.take(1).executeAction(with: save, viewModel: self, success: .saved, error: .failed)
        case .load: text.loadRemote(with: note).disposed(by: self)
        }
    }
}

@MainActor struct RxViewModelStateTests {
    @Test func aViewModelOfAFlowLoadsStatesAndSendsOutputs() {
        let viewModel = NoteViewModel()
        let bag = DisposeBag()
        var outputs: [Output] = []
        let taps = PublishSubject<Void>()
        viewModel.subscribe(onOutput: { outputs.append($0) }).disposed(by: bag)
        taps.mapTo(Input.save).bind(to: viewModel) ~ bag
        viewModel.perform(.load)
        taps.onNext(())
        #expect(viewModel.save.value.loading && viewModel.note.value.isGlobalLoading)
        viewModel.text.onNext("a")
        #expect(outputs == [.saved] && viewModel.note.value.data == "a")
    }

    @Test func itsLoadsAndActionsEndWithIt() {
        var viewModel: NoteViewModel? = NoteViewModel()
        weak let released = viewModel
        let text = viewModel?.text
        viewModel?.perform(.load)
        viewModel?.perform(.save)
        #expect(text?.hasObservers == true)
        viewModel = nil
        #expect(released == nil && text?.hasObservers == false)
    }
}
