// SPDX-License-Identifier: MIT

import Foundation
import RxKernel
import Testing

@testable import ContactsModel

@MainActor @Suite struct ContactStoreObservationTests {
    private let ada = Contact(id: 1, name: "Ada Lovelace")
    private let charles = Contact(id: 2, name: "Charles Babbage")

    /// The elements that a sequence has sent, in their order.
    @MainActor private final class Received<Value: Equatable> {
        private(set) var values: [Value] = []
        private let subscription = SerialDisposable()

        init(_ sequence: Observable<Value>) {
            subscription.disposable = sequence.subscribe(onNext: { [unowned self] value in
                dispatchPrecondition(condition: .onQueue(.main))
                values.append(value)
            })
        }

        isolated deinit { subscription.dispose() }

        /// Waits until the last element has this value.
        func ends(with value: Value) async -> Bool {
            let end = ContinuousClock.now + .seconds(20)
            while values.last != value, ContinuousClock.now < end { await Task.yield() }
            return values.last == value
        }
    }

    @Test func aContactIsObservedAcrossItsDeletionAndItsRestoration() async throws {
        let store = ContactStore.inMemory(ada)
        let names = Received(store.contactChanges(ada.id).map { $0?.name })
        #expect(await names.ends(with: "Ada Lovelace"))
        try store.save(charles)
        try store.save(ada.renamed("Ada"))
        #expect(await names.ends(with: "Ada"))
        let deleted = try #require(try store.delete(ada.id))
        #expect(await names.ends(with: nil))
        try store.save(deleted)
        #expect(await names.ends(with: "Ada"))
        #expect(names.values == ["Ada Lovelace", "Ada", nil, "Ada"])
    }

    @Test func changesOfFriendsAreObserved() async throws {
        let store = ContactStore.inMemory(ada, charles)
        let lists = Received(store.friendList(of: ada.id).map { $0.map(\.name) })
        #expect(await lists.ends(with: []))
        try store.befriend(ada.id, charles.id)
        #expect(await lists.ends(with: ["Charles Babbage"]))
        try store.delete(charles.id)
        #expect(await lists.ends(with: []))
    }

    @Test func aChangeOnAnotherThreadArrivesOnTheMainThread() async throws {
        let store = ContactStore.inMemory(ada)
        let names = Received(store.contactChanges(charles.id).map { $0?.name })
        #expect(await names.ends(with: nil))
        let charles = charles
        try await Task.detached { try store.save(charles) }.value
        #expect(await names.ends(with: "Charles Babbage"))
    }

    @Test func aFailureOfTheDatabaseEndsTheSequence() async throws {
        let store = ContactStore.onDisk(at: .init(filePath: "/dev/null/contacts.sqlite"))
        let errors = Received(
            store.contactChanges(1).map { _ in nil as ContactStoreError? }
                .catch { .just($0 as? ContactStoreError) })
        #expect(await errors.ends(with: .notWritable(path: "/dev/null/contacts.sqlite")))
    }

    @Test func queriesAndChangesRunOffTheMainThread() async throws {
        let store = ContactStore.inMemory(ada)
        let isMain = try await store.query { _ in Thread.isMainThread }.value
        #expect(!isMain)
        let wasMain = try await store.change { _ in Thread.isMainThread }.value
        #expect(!wasMain)
    }

    @Test func changesAreMadeInOrderWhetherTheyAreAwaitedOrNot() async throws {
        let store = ContactStore.inMemory(ada)
        for name in ["Ada 1", "Ada 2", "Ada 3"] {
            let renamed = ada.renamed(name)
            store.change { try $0.save(renamed) }
        }
        let name = try await store.change { try $0.contact(1)?.name }.value
        #expect(name == "Ada 3")
    }

    @Test func aStoreIsReleasedWithItsLastSubscription() async throws {
        weak var dead: ContactStore?
        do {
            let store = ContactStore.inMemory(ada)
            dead = store
            let names = Received(store.contactChanges(ada.id).map { $0?.name })
            #expect(await names.ends(with: "Ada Lovelace"))
        }
        let end = ContinuousClock.now + .seconds(20)
        while dead != nil, ContinuousClock.now < end { await Task.yield() }
        #expect(dead == nil)
    }
}
