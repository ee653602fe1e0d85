// SPDX-License-Identifier: MIT

import RxKernel
import StateKit
import Testing

private struct Refused: Error {}

private enum Output: Equatable {
    case saved
    case savedAs(Int)
    case failed
}

private final class SaveViewModel: CleanViewModel<Observable<Int>, Output> {
    let save = ActionState.relay

    override func perform(_ input: Observable<Int>) {
        input.executeAction(with: save, viewModel: self, success: .saved, error: .failed)
    }

    func performNaming(_ input: Observable<Int>) {
        input.executeAction(
            with: save, viewModel: self, success: { .savedAs($0) }, error: { $0 is Refused ? .failed : nil })
    }
}

@MainActor struct ActionStateTests {
    let state = ActionState.relay
    let source = PublishSubject<Int>()

    @Test func anActionRunsAndSucceedsAndClearsWhatWasBefore() {
        #expect(!state.value.loading && state.value.response == nil && state.value.error == nil)
        let first = source.executeAction(with: state)
        #expect(state.value.loading)
        source.onNext(1)
        #expect(!state.value.loading && state.value.response as? Int == 1)
        source.onNext(2)
        #expect(state.value.response as? Int == 2)
        let second = Observable<Int>.never().executeAction(with: state)
        #expect(state.value.loading && state.value.response == nil)
        first.dispose()
        second.dispose()
    }

    @Test func anActionFailsAndItsErrorIsClearedByTheNextOne() {
        let first = Single<Int>.error(Refused()).executeAction(with: state)
        #expect(state.value.error is Refused && !state.value.loading)
        let second = Single.just(1).executeAction(with: state)
        #expect(state.value.error == nil && state.value.response as? Int == 1)
        state.accept(partial: .reset)
        #expect(state.value.response == nil && !state.value.loading)
        first.dispose()
        second.dispose()
    }

    @Test func anActionThatCompletesEmptyHasSucceeded() {
        let action = Completable.empty().executeAction(with: state)
        #expect(!state.value.loading && state.value.error == nil)
        if case .loaded = state.value.phase {} else { Issue.record("the action has not succeeded") }
        action.dispose()
    }

    @Test func disposalEndsAnAction() async {
        let action = source.executeAction(with: state)
        action.dispose()
        await turn()
        #expect(!state.value.loading && !source.hasObservers)
    }

    @Test func anAsyncClosureIsAnAction() async {
        let action = state.executeAction { 7 }
        #expect(state.value.loading)
        await eventually("done") { state.value.response as? Int == 7 }
        action.dispose()
    }

    @Test func aViewModelSendsAnOutputForSuccessAndForFailure() {
        let viewModel = SaveViewModel()
        var outputs: [Output] = []
        let subscription = viewModel.subscribe { outputs.append($0) }
        viewModel.perform(source)
        source.onNext(1)
        viewModel.perform(.error(Refused()))
        viewModel.perform(.empty())
        viewModel.performNaming(.just(5))
        viewModel.performNaming(.error(Refused()))
        viewModel.performNaming(.error(CancellationError()))
        #expect(outputs == [.saved, .failed, .saved, .savedAs(5), .failed])
        subscription.dispose()
    }

    @Test func aViewModelIsReleasedWhileItsActionRunsAndEndsIt() {
        var viewModel: SaveViewModel? = SaveViewModel()
        weak let released = viewModel
        viewModel?.perform(source)
        #expect(source.hasObservers)
        viewModel = nil
        #expect(released == nil && !source.hasObservers)
    }

    @Test func aNewBagEndsTheActionsOfAViewModel() async {
        let viewModel = SaveViewModel()
        viewModel.perform(source)
        viewModel.disposeBag = DisposeBag()
        await turn()
        #expect(!source.hasObservers && !viewModel.save.value.loading)
    }

    @Test func inputsAreBoundToAViewModelThatIsNotRetained() {
        var viewModel: SaveViewModel? = SaveViewModel()
        weak let released = viewModel
        let taps = PublishSubject<Void>()
        let binding = taps.mapTo(Observable.just(3)).bind(to: viewModel!)
        taps.onNext(())
        #expect(viewModel?.save.value.response as? Int == 3)
        viewModel = nil
        #expect(released == nil)
        taps.onNext(())
        binding.dispose()
    }

    @Test func aDriverMapsToAValueAndIsBoundToAViewModel() {
        let viewModel = SaveViewModel()
        let binding = BehaviorRelay(value: ()).asDriver().mapTo(Observable.just(4)).bind(to: viewModel)
        #expect(viewModel.save.value.response as? Int == 4)
        binding.dispose()
    }
}
