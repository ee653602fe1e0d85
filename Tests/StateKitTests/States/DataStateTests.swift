// SPDX-License-Identifier: MIT

import RxKernel
import StateKit
import Testing

private struct Refused: Error {}

struct DataStateTests {
    /// The state after `events`.
    private func state(
        _ policy: MergePolicy = .remoteRefreshesLocal, local: Bool = true, _ events: PartialEvent<String>...
    ) -> DataState<String> {
        events.reduce(
            DataState<String>.relay(localEnabled: local, remoteEnabled: true, policy: policy).value
        ) { $0.reduce(partial: $1) }
    }

    @Test func theEnabledSourcesLoadFromTheStart() {
        let both = DataState<Int>.relay.value
        #expect(both.localEnabled && both.localLoading && both.remoteEnabled && both.remoteLoading)
        let remote = DataState<Int>.relay(remoteEnabled: true).value
        #expect(
            !remote.localEnabled && !remote.localLoading && remote.remoteLoading && remote.isGlobalLoading)
        let none = DataState<Int>.relay().value
        #expect(!none.isLoading && none.isEmpty && none.data == nil)
        let initial = DataState.relay(initialData: 1, remoteEnabled: true).value
        #expect(initial.data == 1 && initial.isLoading && !initial.isGlobalLoading)
    }

    @Test func aSuccessClearsTheErrorOfItsSource() {
        let failed = state(local: false, .remoteLoad, .remoteError(error: Refused()))
        #expect(failed.globalError is Refused && failed.hintError == nil && !failed.isLoading)
        let again = failed.reduce(partial: .remoteLoad)
        #expect(again.error == nil && again.globalError == nil && again.isGlobalLoading)
        let loaded = again.reduce(partial: .remoteSuccess(data: "a"))
        #expect(loaded.error == nil && loaded.data == "a" && !loaded.isLoading && !loaded.isEmpty)
    }

    @Test func aSourceThatIsNotUsedIsNotWaitedFor() {
        let relay = DataState<String>.relay
        relay.accept(partial: .remoteLoad)
        #expect(relay.value.localLoading)
        relay.accept(partial: .remoteSuccess(data: "a"))
        #expect(!relay.value.isLoading && relay.value.data == "a")
    }

    @Test func aSourceThatEndsIsNotLoadingAnyMore() {
        let ended = state(local: false, .remoteLoad, .ended(.remote))
        #expect(!ended.isLoading && ended.isEmpty && ended.error == nil)
    }

    @Test func aRefreshKeepsTheDataUntilItSucceedsOrFails() {
        let loaded = state(local: false, .remoteLoad, .remoteSuccess(data: "a"))
        let refreshing = loaded.reduce(partial: .refreshLoading)
        #expect(refreshing.data == "a" && refreshing.refreshLoading && !refreshing.isGlobalLoading)
        let failed = refreshing.reduce(partial: .remoteError(error: Refused()))
        #expect(failed.data == "a" && failed.hintError is Refused && failed.globalError == nil)
        #expect(failed.phase.failure?.source == .refresh)
        #expect(refreshing.reduce(partial: .remoteSuccess(data: "b")).data == "b")
    }

    @Test func localValuesAreShownWhileTheRemoteSourceLoadsUnderEveryPolicy() {
        for policy in [MergePolicy.localFirst, .remoteWins, .remoteRefreshesLocal] {
            let state = state(policy, .localLoad, .remoteLoad, .localSuccess(data: "local"))
            #expect(state.data == "local" && state.remoteLoading && !state.localLoading, "\(policy)")
        }
    }

    @Test func everyPolicyWorksOffline() {
        for policy in [MergePolicy.localFirst, .remoteWins, .remoteRefreshesLocal] {
            for first in [
                [PartialEvent.localSuccess(data: "local"), .remoteError(error: Refused())],
                [.remoteError(error: Refused()), .localSuccess(data: "local")],
            ] {
                var state = state(policy, .localLoad, .remoteLoad)
                for event in first { state = state.reduce(partial: event) }
                #expect(state.data == "local" && !state.isLoading, "\(policy)")
                #expect(state.hintError is Refused && state.globalError == nil, "\(policy)")
            }
        }
    }

    @Test func localFirstShowsTheRemoteValueOnlyWithoutALocalOne() {
        let both = state(
            .localFirst, .localLoad, .remoteLoad, .localSuccess(data: "local"), .remoteSuccess(data: "remote")
        )
        #expect(both.data == "local" && !both.isLoading)
        let without = state(
            .localFirst, .localLoad, .remoteLoad, .localError(error: Refused()),
            .remoteSuccess(data: "remote"))
        #expect(without.data == "remote" && without.hintError is Refused)
        let later = state(
            .localFirst, .localLoad, .remoteLoad, .remoteSuccess(data: "remote"), .localSuccess(data: "local")
        )
        #expect(later.data == "local")
    }

    @Test func remoteWinsIgnoresLaterLocalValues() {
        let state = state(
            .remoteWins, .localLoad, .remoteLoad, .localSuccess(data: "local"),
            .remoteSuccess(data: "remote"),
            .localSuccess(data: "older"))
        #expect(state.data == "remote")
        let again = state.reduce(partial: .reset).reduce(partial: .localLoad)
            .reduce(partial: .localSuccess(data: "local"))
        #expect(again.data == "local")
    }

    @Test func remoteRefreshesLocalWaitsForTheLocalSourceToSendTheValueAgain() {
        let state = state(.remoteRefreshesLocal, .localLoad, .remoteLoad, .remoteSuccess(data: "remote"))
        #expect(state.data == nil && state.localLoading && !state.remoteLoading && state.isGlobalLoading)
        let saved = state.reduce(partial: .localSuccess(data: "saved"))
        #expect(saved.data == "saved" && !saved.isLoading)
        let ended = state.reduce(partial: .ended(.local))
        #expect(ended.data == "remote" && !ended.isLoading)
        let failed = state.reduce(partial: .localError(error: Refused()))
        #expect(failed.data == "remote" && failed.hintError is Refused)
    }

    @Test func resetBeginsAgainAndEmptyLoadsNothing() {
        let failed = state(local: false, .remoteLoad, .remoteError(error: Refused()))
        let reset = failed.reduce(partial: .reset)
        #expect(reset.isGlobalLoading && reset.error == nil && !reset.localLoading && reset.remoteLoading)
        let empty = failed.reduce(partial: .empty)
        #expect(empty.isEmpty && empty.error == nil && !empty.isLoading)
    }

    @Test func theFlagsNeverContradictEachOther() {
        var random = SystemRandomNumberGenerator()
        for policy in [MergePolicy.localFirst, .remoteWins, .remoteRefreshesLocal] {
            var states = [
                DataState<String>.relay(localEnabled: true, remoteEnabled: true, policy: policy).value
            ]
            for _ in 0..<2000 {
                let events: [PartialEvent<String>] = [
                    .localLoad, .localSuccess(data: "l"), .localError(error: Refused()), .remoteLoad,
                    .remoteSuccess(data: "r"), .remoteError(error: Refused()), .refreshLoading, .reset,
                    .empty,
                    .ended(.local), .ended(.remote),
                ]
                let event = events.randomElement(using: &random)!
                let state = states.last!.reduce(partial: event)
                states.append(state)
                let now = [state.isGlobalLoading, state.isEmpty, !state.isDataEmpty]
                #expect(now.filter { $0 }.count == 1)
                #expect(
                    state.isLoading == (state.localLoading || state.remoteLoading || state.refreshLoading))
                if state.globalError != nil {
                    #expect(state.hintError == nil && !state.isLoading && state.data == nil)
                }
                switch state.phase {
                case .idle: #expect(state.data == nil && !state.isLoading && state.error == nil)
                case .loading(let sources, _, _): #expect(state.isLoading && !sources.isEmpty)
                case .loaded: #expect(state.data != nil && !state.isLoading && state.error == nil)
                case .failed: #expect(!state.isLoading && state.error != nil)
                }
            }
        }
    }

    @Test func aPhaseIsSwitchedOver() {
        func text(_ state: DataState<String>) -> String {
            switch state.phase {
            case .idle, .loading(_, nil, _): "spinner"
            case .failed(let failure, nil): "\(failure.error)"
            case .loading(_, let user?, _), .loaded(let user), .failed(_, let user?): user
            }
        }
        #expect(text(state(local: false, .remoteLoad)) == "spinner")
        #expect(text(state(local: false, .remoteLoad, .remoteError(error: Refused()))) == "Refused()")
        #expect(text(state(local: false, .remoteSuccess(data: "a"), .refreshLoading)) == "a")
    }

    @Test func theFlagsOfTheInitialiserDecideThePhase() {
        #expect(DataState<Int>().phase.value == nil && !DataState<Int>().isLoading)
        let state = DataState(data: 1, remoteLoading: true, error: Refused())
        #expect(state.isLoading && state.data == 1 && state.hintError is Refused)
        #expect(DataState(data: 1, error: Refused()).copy(data: nil).globalError is Refused)
        let mapped = state.phase.map { "\($0)" }
        #expect(mapped.value == "1" && mapped.running == .remote)
    }
}
