// SPDX-License-Identifier: MIT

import RxKernel
import StateKit
import Testing

private struct Refused: Error {}

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

    @Test(arguments: [false, true])
    func disposalOfAnEarlierActionDoesNotEndALaterOne(isReset: Bool) async {
        source.executeAction(with: state).dispose()
        if isReset { state.accept(.initialState) }
        let second = Observable<Int>.never().executeAction(with: state)
        await turn()
        #expect(state.value.loading)
        second.dispose()
        await turn()
        #expect(!state.value.loading)
    }

    @Test func anAsyncClosureIsAnAction() async {
        let action = state.executeAction { 7 }
        #expect(state.value.loading)
        await eventually("done") { state.value.response as? Int == 7 }
        action.dispose()
    }
}
