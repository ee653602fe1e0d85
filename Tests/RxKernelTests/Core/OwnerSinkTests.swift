// SPDX-License-Identifier: MIT

import RxKernelTesting
import Testing

@testable import RxKernel

/// A subscription that is one object with its sink, for an owner that stores it.
@Suite @MainActor struct OwnerSinkTests {
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

    @Test func theOwnerReceivesElementsUntilItDisposes() {
        let (source, owner) = (PublishSubject<Int>(), Owner())
        owner.follow(source)
        source.onNext(1)
        source.onNext(2)
        owner.leave()
        source.onNext(3)
        #expect(owner.seen == [1, 2])
        #expect(!source.hasObservers)
    }

    @Test func elementsOfAnotherThreadArriveOnTheMainActorInOrder() async {
        let (source, owner) = (PublishSubject<Int>(), Owner())
        owner.follow(source)
        Thread { source.onNext(1) }.join()
        source.onNext(2)
        #expect(owner.seen == [])
        await mainQueueTurns { owner.seen.count == 2 }
        #expect(owner.seen == [1, 2])
        owner.leave()
    }

    @Test func anElementThatWaitsForTheMainActorIsDroppedOnDisposal() async {
        let (source, owner) = (PublishSubject<Int>(), Owner())
        owner.follow(source)
        Thread { source.onNext(1) }.join()
        owner.leave()
        await mainQueueTurns()
        #expect(owner.seen == [])
    }

    @Test func theOwnerIsReleasedWhenItHasDisposed() {
        let source = PublishSubject<Int>()
        weak var owner: Owner?
        do {
            let some = Owner()
            owner = some
            some.follow(source)
            some.leave()
        }
        #expect(owner == nil)
    }

    @Test func aSequenceThatEndsReleasesTheSubscription() {
        let (source, owner) = (PublishSubject<Int>(), Owner())
        owner.follow(source)
        source.onCompleted()
        #expect(!source.hasObservers)
        owner.leave()
    }

    @Test func anErrorGoesToTheDefaultHandler() {
        let old = Hooks.defaultErrorHandler
        defer { Hooks.defaultErrorHandler = old }
        let errors = BehaviorRelay<[String]>(value: [])
        Hooks.defaultErrorHandler = { _, error in errors.accept(errors.value + ["\(error)"]) }
        let (source, owner) = (PublishSubject<Int>(), Owner())
        owner.follow(source)
        source.onError(RxError.noElements)
        #expect(errors.value == ["\(RxError.noElements)"])
        owner.leave()
    }
}
