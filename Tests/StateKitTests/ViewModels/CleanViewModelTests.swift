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

@MainActor struct CleanViewModelTests {
    let source = PublishSubject<Int>()

    /// `onPartial`, or an observer of the state, ends the subscriptions of the view model.
    @Test(arguments: [true, false]) func nothingIsCalledAfterTheBagWasReplaced(byPartial: Bool) {
        let viewModel = SaveViewModel()
        var calls: [String] = []
        let observing = viewModel.subscribe { calls.append("\($0)") }
        let state = viewModel.save.subscribe(onNext: { [unowned viewModel] in
            if case .loaded = $0.phase, !byPartial { viewModel.disposeBag = DisposeBag() }
        })
        source.executeAction(
            with: viewModel.save, viewModel: viewModel,
            success: {
                calls.append("success")
                return .savedAs($0)
            },
            onPartial: { [unowned viewModel] partial in
                calls.append("partial")
                if case .success = partial { viewModel.disposeBag = DisposeBag() }
            })
        source.onNext(1)
        #expect(calls == (byPartial ? ["partial", "partial"] : ["partial"]) && !source.hasObservers)
        for disposable in [observing, state] { disposable.dispose() }
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

    @Test func anOutputWithoutAnObserverIsLost() {
        let viewModel = SaveViewModel()
        viewModel.dispatchOutput(.saved)
        var outputs: [Output] = []
        let subscription = viewModel.subscribe(onOutput: { outputs.append($0) })
        viewModel.dispatchOutput(.failed)
        #expect(outputs == [.failed])
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
