// SPDX-License-Identifier: MIT

import RxKernel
import StateKit
import Testing

private struct Refused: Error {}

struct CollectionStateTests {
    private let first = CollectionState<Int>.relay(remoteEnabled: true, paginationEnabled: true).value
        .reduce(partial: .refreshLoading)
        .reduce(partial: .paginationSuccess(data: [1, 2], page: 1, totalPages: 2, totalItems: 4))

    @Test func aPageIsAppendedAndTheTotalsAreSet() {
        #expect(first.data == [1, 2] && first.canLoadMore() && !first.isLoading)
        let loading = first.reduce(partial: .paginationLoad)
        #expect(
            loading.paginationLoading && loading.remoteLoading && loading.isLoading && !loading.canLoadMore())
        #expect(!loading.isGlobalLoading && loading.data == [1, 2])
        let second = loading.reduce(
            partial: .paginationSuccess(data: [3, 4], page: 2, totalPages: 2, totalItems: 4))
        #expect(second.data == [1, 2, 3, 4] && second.currentPage == 2 && !second.canLoadMore())
        #expect(second.totalPages == 2 && second.totalItems == 4 && !second.paginationLoading)
    }

    /// A source may send a cached page, and then that of the server.
    @Test func aPageThatIsSentAgainReplacesItsRows() {
        let again = first.reduce(
            partial: .paginationSuccess(data: [1, 5, 2], page: 1, totalPages: 2, totalItems: 5))
        #expect(again.data == [1, 5, 2] && again.currentPage == 1 && again.totalItems == 5)
        let page = PartialEvent.paginationSuccess(data: [3, 4], page: 2, totalPages: 2, totalItems: 5)
        let second = again.reduce(partial: .paginationLoad).reduce(partial: page)
        #expect(second.data == [1, 5, 2, 3, 4])
        let newer = PartialEvent.paginationSuccess(data: [6], page: 2, totalPages: 2, totalItems: 4)
        #expect(second.reduce(partial: newer).data == [1, 5, 2, 6])
    }

    @Test func aFailedPageIsAStateAndCanBeLoadedAgain() {
        let failed = first.reduce(partial: .paginationLoad).reduce(
            partial: .paginationError(error: Refused()))
        #expect(failed.paginationError is Refused && failed.hintError is Refused && failed.data == [1, 2])
        #expect(failed.currentPage == 1 && failed.canLoadMore())
        let again = failed.reduce(partial: .paginationLoad)
        #expect(again.paginationError == nil && again.error == nil)
    }

    @Test func aRefreshReplacesTheRowsWhenTheFirstPageIsThere() {
        let refreshing = first.reduce(partial: .refreshLoading)
        #expect(refreshing.data == [1, 2] && refreshing.refreshLoading && !refreshing.canLoadMore())
        let failed = refreshing.reduce(partial: .paginationError(error: Refused()))
        #expect(failed.data == [1, 2] && failed.paginationError == nil && failed.hintError is Refused)
        let page = PartialEvent.paginationSuccess(data: [9], page: 1, totalPages: 1, totalItems: 1)
        #expect(refreshing.reduce(partial: page).data == [9])
    }

    @Test func rowsMayBeShownUnlessTheFirstOnesAreLoading() {
        #expect(!CollectionState<Int>.relay.value.canReloadData)
        #expect(first.canReloadData && first.reduce(partial: .refreshLoading).canReloadData)
        #expect(first.reduce(partial: .empty).canReloadData)
    }

    @Test func genericCodeSeesThatAPageIsLoading() {
        func isLoading<S: State>(_ state: S) -> Bool { state.isLoading }
        #expect(isLoading(first.reduce(partial: .paginationLoad)))
    }

    @Test func anEmptyLocalResultIsNotShownAsEmptyBeforeTheRemoteSourceHasAnswered() {
        let state = CollectionState<Int>.relay(localEnabled: true, remoteEnabled: true).value
            .reduce(partial: .localLoad).reduce(partial: .remoteLoad).reduce(partial: .localSuccess(data: []))
        #expect(state.isGlobalLoading && state.localLoading && !state.isEmpty)
        #expect(state.reduce(partial: .remoteSuccess(data: [1])).isGlobalLoading)
        #expect(
            state.reduce(partial: .remoteSuccess(data: [1])).reduce(partial: .localSuccess(data: [1])).data
                == [1])
        #expect(state.reduce(partial: .remoteSuccess(data: [])).isEmpty)
        let offline = state.reduce(partial: .remoteError(error: Refused()))
        #expect(offline.globalError is Refused && !offline.isLoading)
    }

    @Test func anEmptyLocalResultGivesWayToTheRemoteOne() {
        let state = CollectionState<Int>.relay(localEnabled: true, remoteEnabled: true, policy: .localFirst)
            .value
            .reduce(partial: .localLoad).reduce(partial: .remoteLoad).reduce(partial: .localSuccess(data: []))
            .reduce(partial: .remoteSuccess(data: [1]))
        #expect(state.data == [1])
        #expect(state.reduce(partial: .localSuccess(data: [])).data == [1])
        #expect(state.reduce(partial: .localSuccess(data: [2])).data == [2])
    }

    @Test func resetAndEmptyForgetThePages() {
        let failed = first.reduce(partial: .paginationLoad).reduce(
            partial: .paginationError(error: Refused()))
        for state in [failed.reduce(partial: .reset), failed.reduce(partial: .empty)] {
            #expect(state.currentPage == 0 && state.totalPages == 0 && state.totalItems == 0)
            #expect(state.error == nil && state.data == nil && state.paginationEnabled)
        }
        #expect(failed.reduce(partial: .reset).isGlobalLoading && failed.reduce(partial: .empty).isEmpty)
    }

    @Test func withoutPaginationThereAreNoMorePages() {
        let state = CollectionState(data: [1], currentPage: 1, totalPages: 2)
        #expect(
            !state.canLoadMore()
                && CollectionState(data: [1], paginationEnabled: true, totalPages: 1).canLoadMore())
    }
}
