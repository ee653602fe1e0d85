// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit
import Testing

@testable import ContactsFlows

@MainActor struct ContactListViewModelTests {
    @Test func aWordThatIsTypedIsOneQuery() {
        let clock = HistoricalScheduler()
        var queries: [String] = []
        let viewModel = ContactListViewModel(order: .just(.givenName), scheduler: clock) { query, _ in
            Observable.deferred {
                queries.append(query)
                return .just([])
            }
        }
        var emptiness: [ContactListViewModel.Emptiness?] = []
        let bag = DisposeBag()
        viewModel.contacts.subscribe().disposed(by: bag)
        viewModel.emptiness.subscribe(onNext: { emptiness.append($0) }).disposed(by: bag)
        #expect(queries == [""])
        for text in ["a", "ad", "ada"] {
            viewModel.search(text)
            clock.advanceTo(clock.clock.addingTimeInterval(0.1))
        }
        #expect(queries == [""])
        clock.advanceTo(clock.clock.addingTimeInterval(0.1))
        #expect(queries == ["", "ada"])
        viewModel.search("")
        #expect(queries == ["", "ada", ""])
        #expect(emptiness == [.noContacts, .noMatches("ada"), .noContacts])
    }
}
