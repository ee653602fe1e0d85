// SPDX-License-Identifier: MIT

import Foundation
import RxKernel
import Testing

@testable import ContactsModel

@MainActor @Suite struct ContactStoreObservationTests {
    private let ada = Contact(id: 1, name: "Ada Lovelace")
    private let charles = Contact(id: 2, name: "Charles Babbage")

    @Test func aListFollowsEveryChangeAtOnce() throws {
        let store = ContactStore.inMemory(ada)
        var lists: [[String]] = []
        let subscription = store.contactList().subscribe(onNext: { lists.append($0.map(\.name)) })
        try store.save(charles)
        try store.save(charles)
        try store.delete(ada.id)
        #expect(lists == [["Ada Lovelace"], ["Ada Lovelace", "Charles Babbage"], ["Charles Babbage"]])
        subscription.dispose()
        try store.save(ada)
        #expect(lists.count == 3)
    }

    @Test func aSearchTellsOnlyOfItsOwnChanges() throws {
        let store = ContactStore.inMemory(ada)
        var lists: [[String]] = []
        let subscription = store.contactList(matching: "lov").subscribe(onNext: {
            lists.append($0.map(\.name))
        })
        try store.save(charles)
        try store.save(ada.renamed("Countess Lovelace"))
        #expect(lists == [["Ada Lovelace"], ["Countess Lovelace"]])
        subscription.dispose()
    }

    @Test func aContactIsFollowedUntilItIsDeletedAndBack() throws {
        let store = ContactStore.inMemory(ada)
        var names: [String?] = []
        let subscription = store.contactChanges(ada.id).subscribe(onNext: { names.append($0?.name) })
        try store.save(charles)
        try store.save(ada.renamed("Ada"))
        let deleted = try #require(try store.delete(ada.id))
        try store.save(deleted)
        #expect(names == ["Ada Lovelace", "Ada", nil, "Ada"])
        subscription.dispose()
    }

    @Test func friendsAreFollowed() throws {
        let store = ContactStore.inMemory(ada, charles)
        var lists: [[String]] = []
        let subscription = store.friendList(of: ada.id).subscribe(onNext: { lists.append($0.map(\.name)) })
        try store.befriend(ada.id, charles.id)
        try store.delete(charles.id)
        #expect(lists == [[], ["Charles Babbage"], []])
        subscription.dispose()
    }

    @Test func aChangeOnAnotherThreadArrivesOnTheMainThread() async throws {
        let store = ContactStore.inMemory(ada)
        let names = AsyncStream<[String]>.makeStream()
        let subscription = store.contactList().subscribe(onNext: { list in
            dispatchPrecondition(condition: .onQueue(.main))
            names.continuation.yield(list.map(\.name))
        })
        let charles = charles
        try await Task.detached { try store.save(charles) }.value
        var iterator = names.stream.makeAsyncIterator()
        #expect(await iterator.next() == ["Ada Lovelace"])
        #expect(await iterator.next() == ["Ada Lovelace", "Charles Babbage"])
        subscription.dispose()
    }

    @Test func aFailureOfTheDatabaseEndsTheSequence() {
        var errors: [any Error] = []
        let store = ContactStore.onDisk(at: .init(filePath: "/dev/null/contacts.sqlite"))
        _ = store.contactList().subscribe(onError: { errors.append($0) })
        #expect(errors as? [ContactStoreError] == [.notWritable(path: "/dev/null/contacts.sqlite")])
    }

    @Test func aStoreDiesWithItsLastSubscription() throws {
        weak var dead: ContactStore?
        do {
            let store = ContactStore.inMemory(ada)
            dead = store
            let subscription = store.contactList().subscribe()
            subscription.dispose()
        }
        #expect(dead == nil)
    }
}
