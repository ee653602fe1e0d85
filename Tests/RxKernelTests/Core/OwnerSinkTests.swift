// SPDX-License-Identifier: MIT

import RxKernelTesting
import Testing

@testable import RxKernel

/// A subscription that is one object with its sink, for an owner that stores it; with a subject, it is the entry in its list, too.
@Suite @MainActor struct OwnerSinkTests {
    private struct Source: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let make: @Sendable (PublishSubject<Int>) -> Observable<Int>

        static let all = [
            Source(testDescription: "a subject") { $0 },
            Source(testDescription: "its map") { $0.map(isolation: nil) { @Sendable in $0 } },
        ]
    }

    private final class Owner {
        var seen: [Int] = []
        var subscription: (any Disposable & AnyObject)?

        @MainActor func follow(_ source: Observable<Int>) {
            subscription = source.subscribe(for: self) { owner, element in
                MainActor.preconditionIsolated()
                owner.seen.append(element)
            }
        }

        func leave() {
            subscription?.dispose()
            subscription = nil
        }
    }

    @Test(arguments: Source.all) private func theOwnerReceivesElementsUntilItDisposes(_ source: Source) {
        let (subject, owner) = (PublishSubject<Int>(), Owner())
        owner.follow(source.make(subject))
        subject.onNext(1)
        subject.onNext(2)
        owner.leave()
        subject.onNext(3)
        #expect(owner.seen == [1, 2])
        #expect(!subject.hasObservers)
    }

    @Test(arguments: Source.all) private func elementsOfAnotherThreadArriveOnTheMainActorInOrder(
        _ source: Source
    ) async {
        let (subject, owner) = (PublishSubject<Int>(), Owner())
        owner.follow(source.make(subject))
        Thread { subject.onNext(1) }.join()
        subject.onNext(2)
        #expect(owner.seen == [])
        await mainQueueTurns { owner.seen.count == 2 }
        #expect(owner.seen == [1, 2])
        owner.leave()
    }

    @Test(arguments: Source.all) private func anElementThatWaitsForTheMainActorIsDroppedOnDisposal(
        _ source: Source
    ) async {
        let (subject, owner) = (PublishSubject<Int>(), Owner())
        owner.follow(source.make(subject))
        Thread { subject.onNext(1) }.join()
        owner.leave()
        await mainQueueTurns()
        #expect(owner.seen == [])
    }

    @Test(arguments: Source.all) private func theOwnerIsReleasedWhenItHasDisposed(_ source: Source) {
        let subject = PublishSubject<Int>()
        weak var owner: Owner?
        do {
            let some = Owner()
            owner = some
            some.follow(source.make(subject))
            some.leave()
        }
        #expect(owner == nil)
    }

    @Test(arguments: Source.all) private func aSequenceThatEndsReleasesTheSubscription(_ source: Source) {
        let (subject, owner) = (PublishSubject<Int>(), Owner())
        owner.follow(source.make(subject))
        subject.onCompleted()
        #expect(!subject.hasObservers)
        owner.leave()
    }

    @Test(arguments: Source.all) private func anErrorGoesToTheDefaultHandler(_ source: Source) {
        let old = Hooks.defaultErrorHandler
        defer { Hooks.defaultErrorHandler = old }
        let errors = BehaviorRelay<[String]>(value: [])
        Hooks.defaultErrorHandler = { _, error in errors.accept(errors.value + ["\(error)"]) }
        let (subject, owner) = (PublishSubject<Int>(), Owner())
        owner.follow(source.make(subject))
        subject.onError(RxError.noElements)
        #expect(errors.value == ["\(RxError.noElements)"])
        owner.leave()
    }

    @Test func theLatestElementOfASubjectArrivesFirst() {
        let (subject, owner) = (BehaviorSubject(value: 1), Owner())
        owner.follow(subject)
        subject.onNext(2)
        #expect(owner.seen == [1, 2])
        owner.leave()
        subject.onNext(3)
        #expect(owner.seen == [1, 2])
    }
}
